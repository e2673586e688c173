import { cubeword } from '#shared/games/cubeword/index.ts';
import { cubewordLexicon } from '#tests/support/cubeword/lexicon.ts';
import { shuffleHidden } from '#tests/support/cubeword/shuffle-hidden.ts';
import { gameContract } from '#tests/support/game-contract.ts';

gameContract(cubeword, { lexicon: cubewordLexicon, shuffleHidden, games: 2 });
