import { kubo } from '#shared/games/kubo/index.ts';
import { gameContract } from '#tests/support/game-contract.ts';
import { shuffleHidden } from '#tests/support/kubo/shuffle-hidden.ts';

gameContract(kubo, { shuffleHidden, games: 6 });
