import { describe, expect, it } from 'vitest';
import { hintTexts } from '#renderer/games/kubagram/speech.ts';
import { findHint } from '#renderer/games/kubagram/hint.ts';
import { turnsToReview } from '#renderer/table/review/reckon.ts';
import type { WordThreads } from '#renderer/worker/index.ts';
import { begin, propose, type ReviewTools } from '#shared/engine/index.ts';
import { kubagram, type KubagramState } from '#shared/games/kubagram/index.ts';
import { kubagramReviewer } from '#shared/games/kubagram/review/review.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk, refuse, seat } from '#shared/kernel/index.ts';
import { lexiconForLetters, latinAlphabet } from '#shared/lexicon/index.ts';
import { openServices, performTask } from '#shared/word-engine/threads/tasks.ts';
import { smallLexicon } from '#tests/support/kubagram/lexicon.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { smallJudge, standing } from '#tests/support/kubagram/table.ts';

const { t } = createTranslator();
const me = seat(0);

const notAsked = () => ({
  answer: Promise.resolve(refuse({ code: 'game/no-words' })),
  cancel: () => undefined,
});
const help: WordThreads = {
  plays: notAsked,
  search: notAsked,
  words: (task, layers) => ({
    answer: Promise.resolve(
      performTask(openServices(lexiconForLetters(smallLexicon, latinAlphabet), layers), task),
    ),
    cancel: () => undefined,
  }),
};

async function told(state: KubagramState): Promise<readonly string[]> {
  const view = kubagram.rules.viewFor(state, me);
  const found = expectOk(await findHint({ view, seat: me, help, words: smallJudge }).answer);
  if (found === undefined) throw new Error('No hint');
  return found.steps.map(({ step }) => hintTexts.step(t, step, found, 'best'));
}

describe('a hint for Kubagram', () => {
  it('tells of a word a step at a time (P19)', async () => {
    expect(await told(standing({ central: 'CATTLEX' }))).toEqual([
      'A word can be claimed from the central field.',
      'It brings 21 points and has 6 letters.',
      'The letters are A, C, E, L, T, T.',
      'The word is CATTLE.',
    ]);
  });

  it('names the next step where there is no word', async () => {
    expect(await told(standing({ central: 'XQ' }))).toEqual(['There is no word now. Take the next die.']);
  });
});

describe('what was left in a turn of Kubagram', () => {
  it('is the best word that its player did not see, for whoever may be told', async () => {
    const setUp = shortGame({ central: 'CATTLEX', box: ['ACH:C', 'ANT:T'] });
    const record = kubagramRecord([ann, ben], { setUp });
    let timeline = expectOk(begin(kubagram.rules, { ...record, seats: 2 }));
    for (const move of [
      { kind: 'take', by: me },
      { kind: 'lay', by: me, letter: 'C', side: 'left' },
      { kind: 'end', by: me },
    ] as const) {
      ({ timeline } = expectOk(propose(kubagram.rules, timeline, move, smallJudge)));
    }
    const turns = kubagramReviewer.turns(kubagram, timeline);
    const [turn, ...others] = turns;
    if (turn === undefined) throw new Error('No turn');
    expect([turn.at, turn.seat, turn.points, others]).toEqual([2, me, 0, []]);
    const tools: Pick<ReviewTools, 'level' | 'askWords'> = {
      level: 1,
      askWords: (task, layers) => help.words(task, layers).answer,
    };
    const reviewed = expectOk(await kubagramReviewer.review(turns, turn, tools as ReviewTools));
    expect(reviewed).toMatchObject({ grade: 'missed', best: { points: 21 } });
    expect(reviewed.statements[0]).toMatchObject({ kind: 'left', word: 'CATTLE', points: 21 });
    expect(turnsToReview(turns, { kind: 'one', seat: seat(1) })).toEqual([]);
    expect(turnsToReview(turns, { kind: 'one', seat: me })).toHaveLength(1);
  });
});
