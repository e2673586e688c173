import { kubagram } from '#shared/games/kubagram/index.ts';
import { gameContract } from '#tests/support/game-contract.ts';
import { smallLexicon } from '#tests/support/kubagram/lexicon.ts';
import { shuffleHidden } from '#tests/support/kubagram/shuffle-hidden.ts';

gameContract(kubagram, { shuffleHidden, lexicon: smallLexicon, games: 5 });
