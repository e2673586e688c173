/**
 * Makes `alphacubes-published.cubewright.json` from the published game as the makers of the rules page put it down
 * (its data file, given as an argument): node tests/golden/make-alphacubes-published.ts PATH/alphacubes.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { alphacubesOptions } from '#shared/games/alphacubes/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { formatRecord, upgradeRecord, parseRecord } from '#shared/records/index.ts';

interface Published {
  readonly example: {
    readonly players: readonly string[];
    readonly initialHands: Readonly<Record<string, readonly number[]>>;
    readonly drawOrder: readonly number[];
    readonly plays: readonly {
      readonly player: string;
      readonly placed: readonly { readonly square: string; readonly letter: string; readonly cube: number }[];
    }[];
  };
}

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Give the path of the data file');
const { example } = JSON.parse(readFileSync(source, 'utf8')) as Published;
const list = (file: string): Buffer =>
  readFileSync(new URL(`../../shared/lexicon/lists/${file}`, import.meta.url));
const lexicon = JSON.parse(list('english.json').toString()) as {
  readonly name: string;
  readonly sha256: string;
};
const words = new Set(gunzipSync(list('english.txt.gz')).toString().split('\n'));

// Without verdicts, as version 1 had it: the list writes them.
const record = {
  format: 'cubewright-game',
  version: 1,
  game: 'alphacubes',
  players: example.players.map((name) => ({ name, kind: 'person' })),
  options: { ...defaults(alphacubesOptions), board: 'example' },
  lexicon: { name: lexicon.name, sha256: lexicon.sha256 },
  setUp: {
    first: 0,
    hands: example.players.map((player) => example.initialHands[player]),
    drawOrder: example.drawOrder,
  },
  moves: example.plays.map(({ player, placed }) => ({
    kind: 'play',
    seat: example.players.indexOf(player),
    placements: placed,
  })),
};
const text = formatRecord(expectOk(upgradeRecord(expectOk(parseRecord(JSON.stringify(record))), words)));
writeFileSync(new URL('alphacubes-published.cubewright.json', import.meta.url), text);
