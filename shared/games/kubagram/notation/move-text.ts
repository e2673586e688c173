import { assertNever } from '#shared/kernel/index.ts';
import { dieName, exactly, spelled, type ShownDie, setOf } from '../dice.ts';
import type { Known } from '../state.ts';
import type { ClaimMove, ExtendMove, KubagramMove, KubagramProposal, WordId } from '../moves.ts';
import { parseMove } from './parse-move.ts';
import { spelledIn } from '../words/challenge.ts';
import { findWord } from '../words/spelling.ts';

/** Names dice after `with` and the number of a word after `#` only if the line would be read as another move. */
export function formatMove(known: Known, move: KubagramMove | KubagramProposal): string {
  const [shortest = '', ...longer] = linesOf(known, move);
  const isExact = (line: string): boolean => {
    const read = parseMove(known, move.by, line);
    return read.ok && bareText(read.value) === bareText(move);
  };
  return [shortest, ...longer].find(isExact) ?? longer.at(-1) ?? shortest;
}

function bareText(move: KubagramMove | KubagramProposal): string {
  return JSON.stringify({ ...move, accepted: undefined, good: undefined, checked: undefined }, [
    ...['kind', 'by', 'corner', 'letter', 'side', 'dice', 'die', 'words', 'word', 'before', 'behind'],
  ]);
}

/** The shortest way to write the move comes first, and the last is exact. */
function linesOf(known: Known, move: KubagramMove | KubagramProposal): readonly string[] {
  switch (move.kind) {
    case 'corner':
      return [`corner ${move.corner}`];
    case 'lay':
      return [`lay ${text(known, move.letter)} ${move.side}`];
    case 'claim':
      return claimLines(known, move);
    case 'join':
      return [
        `join ${move.words.map((id) => wordText(known, id)).join(' ')}`,
        `join ${move.words.map((id) => numberedText(known, id)).join(' ')}`,
      ];
    case 'extend':
      return extendLines(known, move);
    case 'arrange': {
      const dice = move.dice.flatMap((die) => known.central.find((one) => one.die === die) ?? []);
      return [`arrange ${text(known, spelled(dice))}`.trim(), `arrange ${namesOf(known, dice)}`.trim()];
    }
    case 'challenge': {
      const claim = known.claims.find(({ word }) => word === move.word);
      const word = text(known, spelledIn(known, claim));
      return [`challenge ${word}`, `challenge ${word}#${move.word}`];
    }
    case 'allow':
      return [`allow ${move.words.map((word) => text(known, word)).join(' ')}`];
    case 'take':
    case 'aside':
    case 'skip':
    case 'declare':
    case 'end':
    case 'accept':
      return [move.kind];
    default:
      return assertNever(move);
  }
}

function claimLines(known: Known, { dice }: ClaimMove): readonly string[] {
  const line = `claim ${text(known, spelled(dice))}`;
  return [line, ...namedWays(known, dice).map((names) => `${line} with ${names}`)];
}

function extendLines(known: Known, { word, before, behind }: ExtendMove): readonly string[] {
  const [front, back] = [text(known, spelled(before)), text(known, spelled(behind))];
  const core = text(known, spelled(findWord(known.seats, word)?.word.dice ?? []));
  const dice = [...before, ...behind];
  const starts = [
    `extend ${wordText(known, word)} to ${front}${core}${back}`,
    `extend ${numberedText(known, word)} to ${front}-${core}-${back}`,
  ];
  const names = ['', ...namedWays(known, dice).map((named) => ` with ${named}`)];
  return names.flatMap((named) => starts.map((start) => `${start}${named}`));
}

function namedWays(known: Known, dice: readonly ShownDie[]): readonly string[] {
  const aside = dice.filter(({ die }) => !known.central.some((one) => one.die === die));
  return [...(aside.length === 0 ? [] : [namesOf(known, aside)]), namesOf(known, dice)];
}

function namesOf({ options }: Known, dice: readonly ShownDie[]): string {
  return dice.map(({ die }) => dieName(setOf(options), die)).join(' ');
}

function wordText(known: Known, id: WordId): string {
  return text(known, spelled(findWord(known.seats, id)?.word.dice ?? []));
}

function numberedText(known: Known, id: WordId): string {
  return `${wordText(known, id)}#${id}`;
}

function text({ options }: Known, spelling: string): string {
  return exactly(setOf(options), spelling);
}
