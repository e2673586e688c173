import { nextInt, ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { facesOpen, maySetAside, setOf } from '../dice.ts';
import type { KubagramProposal } from '../moves.ts';
import type { HeldDie, KubagramView } from '../state.ts';
import { outlookOf } from './outlook.ts';
import { wordsSeen, type Thinker } from './words.ts';

interface Choice {
  readonly letter: string;
  readonly worth: number;
}

export async function bestLay(thinker: Thinker, held: HeldDie): Promise<Result<KubagramProposal, Problem>> {
  const { view, by, level, random } = thinker;
  const { central, options } = view;
  const open = facesOpen(setOf(options), central, held);
  const mayKeep = maySetAside(central, held);
  const [thought, next] = nextInt(random, 100);
  if (thought >= level.thinks) {
    const [drawn] = nextInt(next, open.length);
    return ok(mayKeep ? { kind: 'aside', by } : layOf(thinker, open[drawn] ?? held.top));
  }
  const choices: Choice[] = [];
  for (const letter of open) {
    const worth = await worthOf(thinker, letter, held);
    if (!worth.ok) return worth;
    choices.push({ letter, worth: worth.value });
  }
  const [best] = choices.toSorted((one, other) => other.worth - one.worth);
  if (best === undefined || (mayKeep && best.worth < level.jokerWorth)) {
    return ok(mayKeep ? { kind: 'aside', by } : layOf(thinker, held.top));
  }
  return ok(layOf(thinker, best.letter));
}

function layOf({ by }: Thinker, letter: string): KubagramProposal {
  return { kind: 'lay', by, letter, side: 'right' };
}

/** A letter is worth the gain of its best word; levels that foresee subtract what the next player is then offered. */
async function worthOf(thinker: Thinker, letter: string, held: HeldDie): Promise<Result<number, Problem>> {
  const { view, by, level } = thinker;
  const laid: KubagramView = {
    ...view,
    central: [...view.central, { die: held.die, letter }],
    phase: { kind: 'after', seat: by },
  };
  const words = await wordsSeen(thinker, laid);
  if (!words.ok) return words;
  const [best] = words.value;
  const gain = best?.gain ?? 0;
  if (level.foresees === 0) return ok(gain);
  const used = new Set((best?.move.kind === 'claim' ? best.move.dice : []).map(({ die }) => die));
  const left = { ...laid, central: laid.central.filter(({ die }) => !used.has(die)) };
  // With more players the turn after the next is that of another opponent, whose points help nobody here.
  const turns = view.seats.length === 2 ? level.foresees : 1;
  const outlook = await outlookOf(thinker, left, turns);
  return outlook.ok ? ok(gain - level.care * outlook.value) : outlook;
}
