import { strictEqual } from 'node:assert';
import { ownWordsShape } from '#electron/services/words/own-words.ts';
import { readKept } from '#electron/services/kept/reading.ts';
import {
  decodeCobs,
  decodeMessage,
  encodeCobs,
  encodeFrame,
  feed,
  newDecoder,
} from '#firmware-protocol/codec/index.ts';
import { parseTrace } from '#firmware-protocol/transports/index.ts';
import { parseProject } from '#print-templates/project/parse-project.ts';
import { markOf, projectOf } from '#print-templates/project/project.ts';
import { readLink } from '#print-templates/project/read-link.ts';
import type { GameTypes } from '#shared/engine/index.ts';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { expectOk, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  decodeLexicon,
  decodeListBytes,
  encodeLexicon,
  latinAlphabet,
  parseWordList,
} from '#shared/lexicon/index.ts';
import { cubewordSet, formatSet, kubagramSets, parseSetText } from '#shared/pieces/index.ts';
import {
  formatRecord,
  parseRecord,
  readTileGame,
  recordFormat,
  recordVersion,
  type GameRecord,
} from '#shared/records/index.ts';
import { importPieces } from '#shared/set-design/index.ts';
import { parsePositionFile } from '#shared/word-engine/positions/position-file.ts';
import { cubewordLexicon, lexiconOf } from '#tests/support/cubeword/lexicon.ts';
import { smallLexicon } from '#tests/support/kubagram/lexicon.ts';
import { playAtRandom, type PlayedGame } from '#tests/support/contract/random-game.ts';
import { fromHex, messageVectors, sessionVectors } from '#tests/firmware-protocol/vectors.ts';

/** A door for outside data, as fuzzing goes through it. Bytes are written as the characters of the same numbers. */
export interface FuzzedParser {
  readonly name: string;
  /** Where the answer depends on more than the input: on a game, which is another one once there is a new option. */
  readonly inAGame?: true;
  /** Inputs as they should be, from which others are made. */
  readonly seeds: readonly string[];
  /** `read`, or the code of the refusal. Throws where the parser throws, or reads its own writing otherwise. */
  outcomeOf(input: string): string;
}

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const told = <T>(result: Result<T, Problem>): string => (result.ok ? 'read' : result.problem.code);

/** Several outcomes as one, each once. */
const together = (outcomes: readonly string[]): string =>
  [...new Set(outcomes)].sort().join(' ') || 'nothing';

const cobs: FuzzedParser = {
  name: 'cobs',
  seeds: ['', '\0', 'ab\0c', 'x'.repeat(254), `${'y'.repeat(300)}\0`].map((text) =>
    textOf(encodeCobs(bytesOf(text))),
  ),
  outcomeOf(input) {
    const plain = decodeCobs(bytesOf(input));
    if (plain === undefined) return 'refused';
    strictEqual(textOf(decodeCobs(encodeCobs(plain)) ?? new Uint8Array()), textOf(plain));
    return 'read';
  },
};

const wire: FuzzedParser = {
  name: 'wire',
  seeds: [
    ...messageVectors.map(({ hex }) => textOf(fromHex(hex))),
    ...sessionVectors.map(({ chunks }) => chunks.map((chunk) => textOf(fromHex(chunk))).join('')),
  ],
  outcomeOf(input) {
    const outcomes = feed(newDecoder, bytesOf(input)).frames.map((frame) => {
      if (!frame.ok) return frame.problem.code;
      const [again] = feed(newDecoder, encodeFrame(frame.value)).frames;
      strictEqual(JSON.stringify(again), JSON.stringify(frame));
      const message = decodeMessage(frame.value);
      return message.ok ? 'read' : message.problem.code;
    });
    return together(outcomes);
  },
};

const trace: FuzzedParser = {
  name: 'trace',
  seeds: [
    [
      '{"format":"cubewright-box-trace","version":2,"path":"/dev/ttyUSB0","startedAt":1}',
      '{"at":1,"kind":"open"}',
      '{"at":2,"kind":"out","hex":"00a1ff","says":"hello"}',
      '{"at":3,"kind":"speed","speed":115200}',
      '{"at":4,"kind":"gone","problem":{"code":"box/unplugged"}}',
      '',
    ].join('\n'),
  ],
  outcomeOf: (input) => told(parseTrace(input)),
};

const set: FuzzedParser = {
  name: 'set',
  seeds: [cubewordSet, kubagramSets.nl].map((one) => formatSet(one)),
  outcomeOf(input) {
    const parsed = parseSetText(input);
    if (parsed.ok) {
      const text = formatSet(parsed.value);
      strictEqual(formatSet(expectOk(parseSetText(text))), text);
    }
    return told(parsed);
  },
};

const pieces: FuzzedParser = {
  name: 'pieces',
  seeds: ['A;E;I\nB=3,C,2W\nAEILST\n', '1\tA\tB\n2\tC\t*\n', '# mine\n"A";"Q=8"\n\n*,*,*\n'],
  outcomeOf(input) {
    const { problems, pieces: found } = importPieces(input, latinAlphabet);
    return together([...(found.length > 0 ? ['read'] : []), ...problems.map(({ code }) => code)]);
  },
};

const wordList: FuzzedParser = {
  name: 'word-list',
  seeds: ['AT\nCAB\nQUIZ\n', '\uFEFFcafé\r\n# comment\r\nzoo zebra\r\n', 'ÿþA\0T\0\n\0', 'x\ny\n'],
  outcomeOf(input) {
    const { text, encoding } = decodeListBytes(bytesOf(input));
    const list = parseWordList(text, latinAlphabet);
    if (!list.ok) return list.problem.code;
    const { words, leftOut } = list.value;
    strictEqual(expectOk(parseWordList(words.join('\n'), latinAlphabet)).words.join(), words.join());
    return together([`read ${encoding}`, ...leftOut.map(({ fault }) => fault)]);
  },
};

const lexicon: FuzzedParser = {
  name: 'lexicon',
  seeds: [textOf(encodeLexicon(lexiconOf(['AT', 'CAT', 'CATS', 'DOG'])))],
  outcomeOf: (input) => told(decodeLexicon(bytesOf(input), 'fuzzed')),
};

const project: FuzzedParser = {
  name: 'project',
  seeds: [
    '{"format":"cubewright-print","version":1,"template":"nets","set":"alphacubes","options":{"edge":17,"paper":"a4"}}',
    `{"format":"cubewright-print","version":1,"template":"nets","set":${formatSet(cubewordSet)},"options":{}}`,
  ],
  outcomeOf: (input) => told(parseProject(input)),
};

/** As it stands in the QR code of a kept design. */
function linkOf(text: string): string {
  const { product, set: of, options } = expectOk(parseProject(text));
  return markOf(projectOf(product, of, options), product.options).link;
}

const link: FuzzedParser = {
  name: 'link',
  seeds: [
    linkOf(project.seeds[0] ?? ''),
    'cubewright:print/1/alphacubes/nets?edge=17&paper=a4#ABCD-1234',
    'cubewright:print/ABCD-1234',
  ],
  outcomeOf: (input) => told(readLink(input)),
};

const positions: FuzzedParser = {
  name: 'positions',
  seeds: [
    JSON.stringify({
      standardSet: { size: 3, layout: ['T.d', '.D.', 't..'] },
      cubeSet: { layout: ['.*.', '...', '..d'] },
      standard: [{ id: 4, rack: 'QE?', board: ['...', '.Za', '...'], plays: 7, bestScore: 31 }],
      cubes: [{ id: 9, cubes: ['ABX', '?'], board: ['K..', '...', '...'] }],
    }),
  ],
  outcomeOf: (input) => told(parsePositionFile(input, 'fuzzed')),
};

const ownWords: FuzzedParser = {
  name: 'own-words',
  seeds: ['{"format":"cubewright-own-words","version":1,"allow":["QUAY","ZAX"],"forbid":["ZORK"]}'],
  outcomeOf(input) {
    const { damage, entries } = readKept(bytesOf(input), ownWordsShape);
    return together([...(entries.size > 0 ? ['read'] : []), ...damage.map(({ code }) => code)]);
  },
};

const tiles: FuzzedParser = {
  name: 'tiles',
  seeds: [
    [
      '#player1 Ann Ann Archer',
      '>Ann: AEINRST 8D NASTIER +68 68',
      '>Ben: QUIZABC 9C QUA +20 20',
      '>Ben: QUIZABC -- -20 0',
      '>Ann: DEOQ?? -QO +0 68',
      '>Ben: CABINET E5 bIN.CTS +20 20',
      '>Ben: (DEEE) +10 30',
      '>Ann: (time) -10 58',
      '',
    ].join('\n'),
  ],
  outcomeOf(input) {
    const read = readTileGame(input);
    // Whatever is read lies on the board, in every position.
    if (read.ok)
      for (const { board } of read.value.positions)
        strictEqual(board.every((row) => /^[A-Za-z.]{15}$/.test(row)) && board.length === 15, true);
    return told(read);
  },
};

/** The parsers of records and of typed moves need games; every one of them is a game of few moves. */
export async function fuzzedParsers(): Promise<readonly FuzzedParser[]> {
  const games: (PlayedGame & { readonly id: (typeof gameIds)[number] })[] = [];
  for (const id of gameIds) {
    const game = gameOf(id);
    const words = game.lexicon === 'none' ? undefined : id === 'kubagram' ? smallLexicon : cubewordLexicon;
    const tenant = { id, game, lexicon: words, shuffleHidden: (state: object) => state };
    games.push({ id, ...(await playAtRandom(tenant, 3, {}, 12)) });
  }
  const record: FuzzedParser = {
    name: 'record',
    seeds: games.map(({ id, start, steps }) => formatRecord(recordOf(id, start, steps))),
    outcomeOf(input) {
      const parsed = parseRecord(input);
      // Those of version 1 are read and never written.
      if (parsed.ok && parsed.value.version !== 1) {
        const text = formatRecord(parsed.value);
        const again = expectOk(parseRecord(text));
        if (again.version !== 1) strictEqual(formatRecord(again), text);
      }
      return told(parsed);
    },
  };
  const notations = games.map(({ id, steps, words }): FuzzedParser => {
    const { rules, notation } = gameOf(id);
    const made = steps.flatMap(({ before, move }) => {
      return move.by === 'clock' ? [] : [{ before, move, by: move.by, view: rules.viewFor(before, move.by) }];
    });
    const { before, by, view } = made.at(-4) ?? missing();
    return {
      name: `notation-${id}`,
      inAGame: true,
      seeds: made.map((one) => notation.format(one.view, one.move)),
      outcomeOf(input) {
        const parsed = notation.parse(view, by, input);
        if (!parsed.ok) return parsed.problem.code;
        const judged = rules.judge(before, parsed.value, words);
        if (!judged.ok) return judged.problem.code;
        const applied = rules.apply(before, judged.value);
        return applied.ok ? 'read' : applied.problem.code;
      },
    };
  });
  const all = [cobs, wire, trace, record, ...notations, set, pieces, wordList, lexicon];
  return [...all, project, link, positions, ownWords, tiles];
}

function recordOf(
  game: (typeof gameIds)[number],
  { options, seats, seed }: PlayedGame['start'],
  steps: PlayedGame['steps'],
): GameRecord<GameTypes> {
  const { lexicon: words } = gameOf(game);
  return {
    format: recordFormat,
    version: recordVersion,
    game,
    players: Array.from({ length: seats }, (_, at) => ({ name: `P${at + 1}`, kind: 'person' })),
    options,
    ...(words === 'none' ? {} : { lexicon: { name: 'gone', sha256: '01'.repeat(32) } }),
    seed,
    takenBack: 0,
    moves: steps.map(({ move }) => move),
  };
}

function missing(): never {
  throw new Error('A game has moves of people');
}
