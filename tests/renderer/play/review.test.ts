import { describe, expect, it } from 'vitest';
import type { AlphacubesTable } from '#renderer/games/alphacubes/table-types.ts';
import { turnsToReview } from '#renderer/table/review/reckon.ts';
import { createPlay } from '#renderer/table/store/create-play.ts';
import { handsAt, peopleOf } from '#renderer/table/store/people.ts';
import type { WordThreads } from '#renderer/worker/index.ts';
import { currentState, stateBefore, type GameTypes, type Timeline } from '#shared/engine/index.ts';
import { alphacubes, type AlphacubesTurn } from '#shared/games/alphacubes/index.ts';
import { turnsOf } from '#shared/games/alphacubes/review/turns.ts';
import { expectOk, ok, seat, type Seat } from '#shared/kernel/index.ts';
import { buildLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { openReplayed } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { underChallenge, type AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { timelineOf } from '#tests/support/alphacubes/timeline-of.ts';
import { searchOver } from '#tests/support/game-search.ts';
import { openTestServices } from './test-services.ts';

const { record } = published;
const lexicon = buildLexicon([...published.words].toSorted(), {
  name: 'english',
  alphabet: latinAlphabet,
  sha256: '',
});
const turnsIn = (of: AlphacubesRecord) => turnsOf(alphacubes, timelineOf(of));
const before = (turn: number): AlphacubesRecord => ({ ...record, moves: record.moves.slice(0, turn - 1) });
const people = peopleOf(record);
const wordOf = ({ score }: AlphacubesTurn) => score?.words[0]?.word;
const told = (turns: readonly AlphacubesTurn[]) =>
  turns.map((turn) => `${turn.turn} ${turn.seat} ${wordOf(turn) ?? '-'}`);

describe('the turns of a game', () => {
  it('are told with word and points, as the published game has them', () => {
    const turns = turnsIn(record);
    expect(turns.map(wordOf)).toEqual(published.words);
    expect(turns.map(({ points }) => points)).toEqual(published.scores);
    expect(turns.map(({ turn }) => turn)).toEqual(published.scores.map((_, at) => at + 1));
  });

  it('A5 bring nothing when a challenge took the play back, and are none before it is answered', () => {
    const challenged = underChallenge(record);
    const asked: AlphacubesRecord = { ...challenged, moves: challenged.moves.slice(0, 1) };
    expect(turnsIn(asked)).toEqual([]);
    const oneAccepts = { ...asked, moves: [...asked.moves, { kind: 'accept' as const, by: seat(1) }] };
    expect(turnsIn(oneAccepts)).toEqual([]);
    const others = [1, 2, 3].map((at) => ({ kind: 'accept' as const, by: seat(at) }));
    const stands = turnsIn({ ...asked, moves: [...asked.moves, ...others] });
    expect(stands).toMatchObject([{ points: 86 }]);
    expect(stands.map(wordOf)).toEqual(['VALIDLY']);
    const answered = (good: boolean): AlphacubesRecord => ({
      ...asked,
      moves: [...asked.moves, { kind: 'challenge', by: seat(2), good }],
    });
    expect(turnsIn(answered(false))).toMatchObject([{ points: 0, takenBack: true }]);
    expect(turnsIn(answered(true))).toMatchObject([{ points: 86 }]);
  });

  it('count exchanges and passes, and words let stand not', () => {
    const hand = currentState(timelineOf(before(1))).seats[0]?.hand ?? [];
    const moves: AlphacubesRecord['moves'] = [
      { kind: 'allow', by: seat(0), words: ['QAT'] },
      { kind: 'exchange', by: seat(0), cubes: hand.slice(0, 3) },
      { kind: 'pass', by: seat(1) },
    ];
    const turns = turnsIn({ ...record, moves });
    expect(turns.map(({ at, kind, points }) => [at, kind, points])).toEqual([
      [1, 'exchange', 0],
      [2, 'pass', 0],
    ]);
    expect(turns[0]?.before.allowed).toEqual([['QAT']]);
  });
});

describe('what may be looked back at', () => {
  const mayReview = (of: AlphacubesRecord, by: readonly Seat[], forward?: Seat) =>
    turnsToReview(turnsIn(of), handsAt(alphacubes, currentState(timelineOf(of)), by, forward));

  it('P3 in a hot seat: their own turns for whoever has come forward, between turns nothing (7.15)', () => {
    expect(mayReview(before(11), people)).toEqual([]);
    expect(mayReview(before(11), people, seat(1))).toEqual([]);
    expect(told(mayReview(before(11), people, seat(2)))).toEqual(['3 2 RELAX', '7 2 QUANDARY']);
  });

  it('P3 while a play may be challenged: nothing', () => {
    expect(mayReview(underChallenge(before(2)), people, seat(0))).toEqual([]);
  });

  it('for a person alone among computers: their own turns at any time, never the computers’', () => {
    expect(told(mayReview(before(11), [seat(1)]))).toEqual(['2 1 EXPAND', '6 1 SHAVER', '10 1 EXPIRY']);
    expect(mayReview(before(11), [])).toEqual([]);
  });

  it('at the end: everything', () => {
    expect(mayReview(record, people)).toHaveLength(20);
    expect(mayReview(record, [])).toHaveLength(20);
  });
});

describe('what could have been played', () => {
  it('is found for the hand and the board of that turn, and kept as long as the table is open', async () => {
    const services = openTestServices(published.words);
    const help: WordThreads = {
      ...services.tools.help(),
      search: (game, { layers, question }) => ({
        answer: Promise.resolve(ok(searchOver(game, lexicon, layers, question) ?? { found: undefined })),
        cancel: () => undefined,
      }),
    };
    const { id } = await services.open(record);
    const play = createPlay<AlphacubesTable>(services.gateway, id, { ...services.tools, help: () => help });
    await play.load();
    const opened = await openReplayed('alphacubes', timelineOf(record) as unknown as Timeline<GameTypes>, 13);
    if (opened === undefined) throw new Error('No review');
    for (const turn of opened.turns.slice(8, 11)) {
      const asked = play.review(opened, turn);
      const reviewed = expectOk(await asked.answer);
      expect(reviewed).toMatchObject({ turn: turn.turn, seat: turn.seat, points: turn.points });
      // What was played is in the list of that game, so nothing less than it is the best.
      expect(reviewed.best?.points).toBeGreaterThanOrEqual(turn.points);
      const view = alphacubes.rules.viewFor(
        stateBefore(alphacubes.rules, timelineOf(record), turn.at),
        turn.seat,
      );
      const best = expectOk(alphacubes.notation.parse(view, turn.seat, reviewed.best?.line ?? ''));
      const placements = best.kind === 'play' ? best.placements : [];
      expect(placements.length).toBeGreaterThan(0);
      expect(placements.every(({ cube }) => view.hand.includes(cube))).toBe(true);
      expect(placements.some(({ square }) => view.squares[square] !== undefined)).toBe(false);
      expect(reviewed.chances?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(expectOk(await play.review(opened, turn).answer)).toBe(reviewed);
    }
  });
});
