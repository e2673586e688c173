import { describe, expect, it } from 'vitest';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { movesOf, currentState } from '#shared/engine/index.ts';
import {
  alphacubesOptions,
  alphacubesRules,
  parseMoveLine,
  playsRequest,
  preview,
  resolvePlay,
  type AlphacubesOptions,
} from '#shared/games/alphacubes/index.ts';
import { cubeId, expectOk, seat, type CubeId } from '#shared/kernel/index.ts';
import { dutchAlphabet, parseOwnWords } from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';
import { recordFormat, recordVersion, replayRecord } from '#shared/records/index.ts';
import { cubewright } from '#tests/electron/support/command.ts';
import type { AlphacubesRecord } from '#tests/support/alphacubes/records.ts';
import { openTestServices } from './test-services.ts';

/** A hand that shows B, I, J and S, each on a cube of its own. */
const hand = [...'BIJSA'].reduce<readonly CubeId[]>((held, letter) => {
  const cube = alphacubesSet.pieces.find(({ id, letters }) => letters.includes(letter) && !held.includes(id));
  return cube === undefined ? held : [...held, cube.id];
}, []);

const about: Omit<AlphacubesRecord, 'options'> = {
  format: recordFormat,
  version: recordVersion,
  game: 'alphacubes',
  seed: 5,
  setUp: { first: 0, hands: [hand, [90, 91, 92].map(cubeId)] },
  players: [
    { name: 'Ann', kind: 'person' },
    { name: 'Ben', kind: 'person' },
  ],
  lexicon: { name: 'english', sha256: '0'.repeat(64) },
  takenBack: 0,
  moves: [],
};
const plain: AlphacubesOptions = { ...defaults(alphacubesOptions), allow: [], forbid: [] };

/** What each judge of words at a table says of a spelling, however it is written. */
async function judges(list: readonly string[], written: string, options = plain) {
  const { gateway, tools, open } = openTestServices(list, dutchAlphabet);
  const record: AlphacubesRecord = { ...about, options };
  const mine = { allow: [...options.personalAllow], forbid: [...options.personalForbid] };
  expectOk(await gateway.call('writeSettings', { myWords: mine }));
  const { play } = await open(record);
  const { stage } = play.store.getState();
  if (stage.kind !== 'ready') throw new Error(stage.kind === 'failed' ? stage.problem.code : stage.kind);
  const { game } = stage;
  const state = currentState(game.timeline);
  const view = alphacubesRules.viewFor(state, seat(0));

  const judged = expectOk(
    await gateway.call('judgeWords', { lexicon: 'english', words: [written], mine: true, exceptions: false }),
  );
  const line = parseMoveLine(alphacubesSet, `I9 across ${written}`);
  const isLine = line.ok && line.value.kind === 'play';
  const { placements } = isLine ? expectOk(resolvePlay(state, view.hand, line.value)) : { placements: [] };
  const seen = preview(view, placements, game.words);
  const move = { kind: 'play', by: seat(0), placements } as const;
  await play.make([move]);
  const after = play.store.getState().stage;
  const saved = after.kind === 'ready' ? movesOf(after.game.timeline).length : 0;
  const listed = expectOk(await gateway.call('listGames'));
  const found = expectOk(await tools.help().plays(playsRequest(view, 1_000)).answer);
  return {
    'Words screen': judged.accepted,
    'the play as it is laid': seen.ok && seen.value.unknown.length === 0,
    'the table': alphacubesRules.judge(state, move, game.words).ok,
    'the table, to the disk': saved === 1 && listed.games[0]?.turn === 2 && listed.unreadable.length === 0,
    'a replay': replayRecord({ ...record, version: 1, moves: [move] }, { words: game.words }).ok,
    'hints and computers': found.some(({ word }) => word === inTwo(written)),
  };
}

const inTwo = (written: string): string => written.toUpperCase().replaceAll('Ĳ', 'IJ');

const saying = (verdict: boolean, told: Readonly<Record<string, boolean>>, but: readonly string[] = []) =>
  Object.fromEntries(Object.keys(told).map((judge) => [judge, but.includes(judge) ? !verdict : verdict]));

describe('a Dutch list with cubes that show I and J', () => {
  const list = ['ijs', 'bij', 'is', 'jas', 'ai'];
  const spellings = [
    ['IJS', true],
    ['ijs', true],
    ['Ĳs', true],
    ['ĳs', true],
    ['BIJ', true],
    ['IS', true],
    ['IJ', false],
    ['Ĳ', false],
    ['SIJ', false],
  ] as const;

  it.each(spellings)(
    '%s has one verdict from every judge at a table: %s (7.18)',
    async (written, verdict) => {
      const told = await judges(list, written);
      expect(told).toEqual(saying(verdict, told));
    },
  );

  it('has the same verdicts from the commands (7.18)', async () => {
    const { list: file } = openTestServices(list, dutchAlphabet);
    const written = spellings.map(([word]) => word);
    const checked = await cubewright('words', 'check', ...written, '--lexicon', file, '--json');
    const { words } = JSON.parse(checked.out) as { readonly words: readonly object[] };
    expect(words).toEqual(spellings.map(([word, accepted]) => ({ word: inTwo(word), accepted, by: 'list' })));
    const found = await cubewright('words', 'from', 'SIBJA', '--lexicon', file);
    const said = found.out.split('\n');
    for (const [word, verdict] of spellings) expect(said.includes(inTwo(word))).toBe(verdict);
    // A die that shows IJ is another thing (K12): then it is one letter, and I beside J do not make it.
    const one = await cubewright('words', 'from', 'ĳsbia', '--lexicon', file);
    expect(one.out.split('\n')).toEqual(expect.arrayContaining(['ĲS', 'BĲ', 'IS']));
  });

  it.each(['IJSA', 'ĳsa'])(
    'words of one’s own may be written with IJ in any way: %s (7.18)',
    async (written) => {
      const own = expectOk(parseOwnWords({ allow: written, forbid: 'BĲ' }));
      expect(own).toEqual({ allow: ['IJSA'], forbid: ['BIJ'] });
      const options = { ...plain, personalAllow: own.allow, personalForbid: own.forbid };
      const allowed = await judges(list, 'ijsa', options);
      expect(allowed).toEqual(saying(true, allowed));
      const forbidden = await judges(list, 'bij', options);
      expect(forbidden).toEqual(saying(false, forbidden));
    },
  );

  it('exceptions of a table may be written with IJ in any way (7.18)', async () => {
    const told = await judges(list, 'bij', { ...plain, forbid: ['ijs', 'bĳ '] });
    // On the Words screen the table's exceptions are unknown.
    expect(told).toEqual(saying(false, told, ['Words screen']));
  });
});
