import type { RequestOf, FileMethod, MethodName } from '#shared/contract/index.ts';
import { alphacubesSet, formatSet } from '#shared/pieces/index.ts';
import { newRecordText } from './records.ts';

/** Asks a door; answers as the door does. */
type Call = (method: MethodName, ask?: unknown) => Promise<unknown>;

interface FileAsk<M extends FileMethod> {
  readonly ask: RequestOf<M>;
  readonly name: RegExp;
  /** How the file begins. */
  readonly begins: string;
}

/** An ask for every method that ends in a file: one that is missing does not compile. Makes what they hand over first. */
export async function fileAsks(call: Call): Promise<{ readonly [M in FileMethod]: FileAsk<M> }> {
  const made = async (method: MethodName, ask?: unknown): Promise<{ readonly id: string }> => {
    const answer = (await call(method, ask)) as {
      readonly ok: boolean;
      readonly value: { readonly id: string };
    };
    if (!answer.ok) throw new Error(`${method}: ${JSON.stringify(answer)}`);
    return answer.value;
  };
  const { id: game } = await made('createGame', { text: newRecordText('Ann', 'Ben') });
  const { id: design } = await made('createDesign', { text: formatSet({ ...alphacubesSet, name: 'mine' }) });
  await made('connectBox', { path: 'virtual:' });
  await made('recordBox', { on: true });
  await made('recordBox', { on: false });
  const findings = { failed: [], unsound: [], longestScanUs: 500, flickers: [] };
  return {
    exportGame: { ask: { id: game }, name: /^alphacubes-.*\.cubewright$/, begins: '{' },
    exportReview: {
      ask: {
        id: game,
        review: {
          game: 'alphacubes',
          ended: false,
          level: 3,
          turns: [],
          players: [
            { name: 'Ann', score: 0, turns: 0, below: 0, grades: {} },
            { name: 'Ben', score: 0, turns: 0, below: 0, grades: {} },
          ],
        },
        format: 'html',
        language: 'en',
      },
      name: /^alphacubes-.*-review\.html$/,
      begins: '<!doctype html>',
    },
    exportDesign: {
      ask: { id: design },
      name: /^mine-.*\.cubewright-set$/,
      begins: '{\n  "format": "cubewright-set"',
    },
    exportSheets: {
      ask: { job: 'j', product: 'alphacubes-nets', options: { cubes: ['1'] }, format: 'pdf' },
      name: /^alphacubes-nets\.pdf$/,
      begins: '%PDF-',
    },
    exportBundle: {
      ask: {
        job: 'k',
        name: 'evening',
        files: [{ product: 'alphacubes-nets', options: { cubes: ['1'] }, format: 'pdf' }],
      },
      name: /^evening\.zip$/,
      begins: 'PK',
    },
    saveTrace: { ask: undefined, name: /^box-trace-.*\.jsonl$/, begins: '{' },
    saveSensorReport: { ask: { ...findings, language: 'en' }, name: /^box-sensors\.pdf$/, begins: '%PDF-' },
  };
}
