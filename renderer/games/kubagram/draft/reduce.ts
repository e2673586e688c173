import { stepDraftHistory } from '#renderer/table/index.ts';
import {
  facesOpen,
  lettersOn,
  problemIn,
  spelled,
  typed,
  type KubagramView,
  type ShownDie,
  type SpellingMove,
  setOf,
} from '#shared/games/kubagram/index.ts';
import { ok, refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import {
  draftingSeat,
  maySpell,
  triedOn,
  type Draft,
  type DraftAction,
  type Part,
  type DraftStep,
} from './draft.ts';
import { waysToShow } from './ways.ts';

const mostSteps = 40;

export type DraftProblem =
  | { readonly code: 'kubagram/field-lacks'; readonly word: string; readonly letters: readonly string[] }
  | { readonly code: 'kubagram/no-other-dice'; readonly word: string };

export function reduce(draft: Draft, view: KubagramView, action: DraftAction): Result<Draft, Problem> {
  if (action.kind === 'step-back' || action.kind === 'step-on') {
    const to = stepDraftHistory(draft, draft.tried, action.kind);
    return ok(to === undefined ? draft : { tried: to.step, past: to.past, future: to.future });
  }
  const before = triedOn(view, draft.tried);
  const next = tryOut(view, before, action);
  if (!next.ok) return next;
  const tried = triedOn(view, next.value);
  if (JSON.stringify(tried) === JSON.stringify(before)) return ok(draft);
  return ok({ tried, past: [...draft.past, before].slice(-mostSteps), future: [] });
}

function tryOut(view: KubagramView, tried: DraftStep, action: DraftAction): Result<DraftStep, Problem> {
  const by = draftingSeat(view);
  if (by === undefined) return ok(tried);
  switch (action.kind) {
    case 'order':
      return ok({ ...tried, order: action.dice });
    case 'side':
      return ok({ ...tried, side: action.side });
    case 'corner':
      return ok({ ...tried, corner: action.corner });
    case 'letter':
      return typeLetter(view, by, tried, action.letter);
    case 'step-back':
    case 'step-on':
      return ok(tried);
    default:
      return spellOn(view, by, tried, action);
  }
}

type SpellAction = Exclude<
  DraftAction,
  { readonly kind: 'order' | 'side' | 'corner' | 'letter' | 'step-back' | 'step-on' }
>;

function spellOn(
  view: KubagramView,
  by: Seat,
  tried: DraftStep,
  action: SpellAction,
): Result<DraftStep, Problem> {
  const { parts } = tried;
  const spelling = (next: readonly Part[]) => ok({ ...tried, parts: next });
  switch (action.kind) {
    case 'die': {
      const without = parts.filter((part) => part.kind === 'word' || part.die !== action.die);
      if (without.length < parts.length) return spelling(without);
      const letter =
        view.central.find(({ die }) => die === action.die)?.letter ??
        lettersOn(setOf(view.options), action.die)[0];
      return letter === undefined ? ok(tried) : spelling([...parts, { ...action, letter }]);
    }
    case 'word': {
      const without = parts.filter((part) => part.kind === 'die' || part.word !== action.word);
      return spelling(without.length < parts.length ? without : [...parts, action]);
    }
    case 'joker':
      return spelling(
        parts.map((part) =>
          part.kind === 'die' && part.die === action.die ? { ...part, letter: action.letter } : part,
        ),
      );
    case 'spell': {
      const [way] = waysToShow(view, by, action.letters);
      return way === undefined
        ? refuse(lacking(view, action.letters))
        : spelling(way.map((shown) => ({ kind: 'die', ...shown })));
    }
    case 'prepare':
      return spelling(partsOf(action.move));
    case 'other-dice':
      return otherDice(view, by, tried);
    case 'back':
      return spelling(parts.slice(0, -1));
    case 'clear':
      return spelling([]);
  }
}

function partsOf(move: SpellingMove): readonly Part[] {
  const dice = (shown: readonly ShownDie[]) => shown.map((one): Part => ({ kind: 'die', ...one }));
  switch (move.kind) {
    case 'claim':
      return dice(move.dice);
    case 'join':
      return move.words.map((word) => ({ kind: 'word', word }));
    case 'extend':
      return [...dice(move.before), { kind: 'word', word: move.word }, ...dice(move.behind)];
  }
}

function typeLetter(
  view: KubagramView,
  by: Seat,
  tried: DraftStep,
  typedAs: string,
): Result<DraftStep, Problem> {
  const { phase, options, central } = view;
  if (phase.kind === 'holding') {
    const open = facesOpen(setOf(options), central, phase.held);
    const letter = typedAs === 'J' && tried.face === 'I' && open.includes('Ĳ') ? 'Ĳ' : typedAs;
    const shown = letter === 'I' && !open.includes('I') && open.includes('Ĳ') ? 'Ĳ' : letter;
    if (open.includes(shown)) return ok({ ...tried, face: shown });
    const problem = problemIn(view, { kind: 'lay', by, letter: shown, side: tried.side });
    return problem === undefined ? ok(tried) : refuse(problem);
  }
  if (!maySpell(view)) return ok(tried);
  return spellLetter(view, by, tried, typedAs);
}

/** The highest-scoring dice are chosen again with each letter, for the whole word. Dice chosen by hand stay. */
function spellLetter(
  view: KubagramView,
  by: Seat,
  tried: DraftStep,
  letter: string,
): Result<DraftStep, Problem> {
  const { parts } = tried;
  const last = parts.at(-1);
  if (letter === 'J' && last?.kind === 'die') {
    // IJ is one letter (K12), so I followed by J means that letter.
    if (last.letter === 'Ĳ') return ok(tried);
    if (last.letter === 'I') {
      const joined = spellLetter(view, by, { ...tried, parts: parts.slice(0, -1) }, 'Ĳ');
      if (joined.ok) return joined;
    }
  }
  const letters = lettersOf(parts);
  const [highestScoring] = waysToShow(view, by, letters);
  const [longer] = waysToShow(view, by, letters + letter);
  if (longer !== undefined && highestScoring !== undefined && isShown(parts, highestScoring)) {
    return ok({ ...tried, parts: shownAs([...parts, blank(longer.at(-1)?.die, letter)], longer) });
  }
  const used = new Set(parts.flatMap((part) => (part.kind === 'die' ? [part.die] : [])));
  const left = { ...view, central: view.central.filter(({ die }) => !used.has(die)) };
  const one = waysToShow(left, by, letter)
    .flat()
    .find(({ die }) => !used.has(die));
  if (one !== undefined) return ok({ ...tried, parts: [...parts, { kind: 'die', ...one }] });
  return letter === 'I' ? withJoined(view, by, tried) : refuse(lacking(view, letters + letter));
}

/** If no I is left, the one letter IJ may be meant (K12). */
function withJoined(view: KubagramView, by: Seat, tried: DraftStep): Result<DraftStep, Problem> {
  const joined = spellLetter(view, by, tried, 'Ĳ');
  return joined.ok ? joined : refuse(lacking(view, `${lettersOf(tried.parts)}I`));
}

function blank(die: Extract<Part, { readonly kind: 'die' }>['die'] | undefined, letter: string): Part {
  if (die === undefined) throw new Error('A way to show letters has a die for each');
  return { kind: 'die', die, letter };
}

function otherDice(view: KubagramView, by: Seat, tried: DraftStep): Result<DraftStep, Problem> {
  const { parts } = tried;
  const letters = lettersOf(parts);
  const ways = waysToShow(view, by, letters);
  if (ways.length < 2) return refuse({ code: 'kubagram/no-other-dice', word: typed(letters) });
  const now = ways.findIndex((way) => isShown(parts, way));
  return ok({ ...tried, parts: shownAs(parts, ways[(now + 1) % ways.length] ?? []) });
}

function lettersOf(parts: readonly Part[]): string {
  return spelled(parts.flatMap((part) => (part.kind === 'die' ? [part] : [])));
}

function isShown(parts: readonly Part[], way: Dice): boolean {
  const dice = parts.flatMap((part) => (part.kind === 'die' ? [part.die] : []));
  return dice.length === way.length && dice.every((die, at) => way[at]?.die === die);
}

type Dice = ReturnType<typeof waysToShow>[number];

function shownAs(parts: readonly Part[], way: Dice): readonly Part[] {
  const left = [...way];
  return parts.map((part) => {
    const shown = part.kind === 'die' ? left.shift() : undefined;
    return shown === undefined ? part : { kind: 'die', ...shown };
  });
}

function lacking({ central }: KubagramView, letters: string): DraftProblem {
  const left = central.map(({ letter }) => letter);
  const missing = [...letters].filter((letter) => {
    const at = left.indexOf(letter);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
  return { code: 'kubagram/field-lacks', word: typed(letters), letters: missing.map(typed) };
}
