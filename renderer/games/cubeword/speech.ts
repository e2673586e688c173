import { type FoundTurn } from './found-turn.ts';
import {
  listedStep,
  wordList,
  type HintTexts,
  type HintWords,
  type NameOf,
  type TableTexts,
} from '#renderer/table/index.ts';
import {
  cubeName,
  type CubewordEvent,
  type Felt,
  type HintStep,
  type Part,
} from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { countedMoves } from './draft/draft-parts.ts';
import { moveKind, moveText } from './texts.ts';
import type { CubewordTable } from './table-types.ts';

function eventText(t: Translate, event: CubewordEvent, nameOf: NameOf): string | undefined {
  const name = 'seat' in event ? nameOf(event.seat) : '';
  switch (event.kind) {
    case 'turned': {
      const { words, total } = event.score;
      const made = words.filter(({ standing }) => standing.kind === 'counts').map(({ word }) => word);
      return made.length === 0
        ? t('cubewordTable:news.moved', { name, count: event.cost })
        : t('cubewordTable:news.made', { name, words: wordList(t, made), count: total });
    }
    case 'passed':
      return t('cubewordTable:news.passed', { name });
    case 'allowed':
      return t('cubewordTable:news.allowed', { words: wordList(t, event.words) });
    case 'time-up':
      return t('cubewordTable:news.timeUp');
    case 'last-round':
      return t('cubewordTable:news.lastRound', { name });
    case 'turn-began':
      return t('cubewordTable:news.turn', { name });
    case 'ended':
      return undefined;
  }
}

function turnDetails(t: Translate, event: CubewordEvent): string | undefined {
  return event.kind === 'turned' ? movesText(t, event.before, event.parts) : undefined;
}

/** Returns for example `Site: T at 4, 0, in TONE. Re-face: C of SCREW is now T.` The moves have been made. */
export function movesText(t: Translate, before: Felt, parts: readonly Part[]): string {
  const felts = parts.reduce<readonly Felt[]>(
    (made, part) => [...made, feltWith(made.at(-1) ?? before, part)],
    [before],
  );
  const feltAt = (count: number) => felts[count] ?? before;
  return countedMoves(parts)
    .map((move) => {
      const [first = 0, last = first] = [move.at[0], move.at.at(-1)];
      const text = moveText(t, move, feltAt(first), feltAt(last + 1), feltAt(parts.length));
      return t('cubewordTable:news.move', { kind: moveKind(t, move), text });
    })
    .join(' ');
}

/** The move has been made, so nothing of it is in doubt. */
function feltWith(felt: Felt, part: Part): Felt {
  if (part.kind === 'site') {
    const { cube, at, letter, blank } = part;
    return [...felt, { cube, ...at, letter, blank }];
  }
  return felt.map((one) => {
    if (one.cube !== part.cube) return one;
    if (part.kind === 're-site') return { ...one, ...part.to };
    return part.kind === 're-face'
      ? { ...one, letter: part.letter, blank: part.blank }
      : { ...one, letter: part.letter };
  });
}

/** Nobody can speak up between turns, so `answer` and `between` are empty. */
export const texts: TableTexts<CubewordTable> = {
  event: eventText,
  details: turnDetails,
  quiet: ['turn-began'],
  answer: () => '',
  between: () => '',
  ending: (t, { phase }) => (phase.kind === 'over' ? t(`cubeword:reason.${phase.reason}`) : ''),
};

export const hintTexts: HintTexts<CubewordTable> = {
  step: listedStep<HintStep, FoundTurn>(stepText),
  none: (t) => t('cubewordTable:hint.none'),
  next: (t, step) => t(`cubewordTable:hint.next.${step}`),
  followLabel: (t) => t('cubewordTable:hint.follow'),
  follow: ({ parts }) => ({ kind: 'make', parts }),
  reveal(step, { places: [place] }) {
    return step === 'turn' && place !== undefined ? { kind: 'cursor', place } : undefined;
  },
};

function stepText(
  t: Translate,
  step: HintStep,
  { before, parts, set }: Pick<FoundTurn, 'before' | 'parts' | 'set'>,
  words: HintWords,
): string {
  switch (step.step) {
    case 'score':
      return t(`cubewordTable:hint.score.${words}`, { count: step.points });
    case 'words':
      return t('cubewordTable:hint.words', {
        words: wordList(
          t,
          step.words.map(({ word }) => word),
        ),
      });
    case 'cubes': {
      const [pool, table] = [step.fromPool, step.inPlay].map((cubes) =>
        cubes.map((cube) => cubeName(set, cube)).join(', '),
      );
      const key = pool === '' ? 'inPlay' : table === '' ? 'fromPool' : 'cubes';
      return t(`cubewordTable:hint.${key}`, { pool, table });
    }
    case 'turn':
      return movesText(t, before, parts);
  }
}
