import { scruble } from '#shared/games/scruble/index.ts';
import { cubewordLexicon } from '#tests/support/cubeword/lexicon.ts';
import { gameContract } from '#tests/support/game-contract.ts';
import { shuffleHidden } from '#tests/support/scruble/shuffle-hidden.ts';

gameContract(scruble, { lexicon: cubewordLexicon, shuffleHidden, games: 1 });
