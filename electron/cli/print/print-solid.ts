import { extname } from 'node:path';
import { makeSolids, type MadeSolid, type SolidJob } from '#electron/services/print/solids.ts';
import type { Product, SolidProduct } from '#print-templates/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Call } from '../command.ts';
import { draw } from './draw.ts';
import { freeOutputPath, numberedPath, outputsOfEarlierRun, writeOutputs } from '../output-file.ts';
import type { Printable } from './print-options.ts';
import { t } from '../texts.ts';

const cutEndings = ['svg', 'dxf'] as const;
const solidEndings = ['stl', '3mf'] as const;
type SolidEnding = (typeof solidEndings)[number];

export type EndingProblem =
  | { readonly code: 'cli/bad-format'; readonly path: string }
  | {
      readonly code: 'cli/not-a-solid' | 'cli/not-on-paper' | 'cli/board-apart';
      readonly product: string;
      readonly path: string;
    };

export type RequestedOutput =
  | { readonly kind: 'sheets'; readonly product: Product; readonly format: 'pdf' }
  | { readonly kind: 'cuts'; readonly product: Product; readonly format: (typeof cutEndings)[number] }
  | { readonly kind: 'tabletop'; readonly product: Product }
  | { readonly kind: 'solid'; readonly product: SolidProduct; readonly format: SolidEnding };

export function formatOfEnding(path: string, product: Printable): Result<RequestedOutput, EndingProblem> {
  const ending = extname(path).slice(1).toLowerCase();
  const cuts = cutEndings.find((one) => one === ending);
  const isZip = ending === 'zip';
  const isOnPaper = cuts !== undefined || ending === 'pdf' || isZip;
  const solid = solidEndings.find((one) => one === ending);
  if (!isOnPaper && solid === undefined) return refuse({ code: 'cli/bad-format', path });
  if (product.group === 'solids') {
    return solid === undefined
      ? refuse({ code: 'cli/not-on-paper', product: product.name, path })
      : ok({ kind: 'solid', product, format: solid });
  }
  if (!isOnPaper) return refuse({ code: 'cli/not-a-solid', product: product.name, path });
  if (isZip && product.board !== undefined)
    return refuse({ code: 'cli/board-apart', product: product.name, path });
  if (isZip) return ok({ kind: 'tabletop', product });
  return ok(
    cuts === undefined ? { kind: 'sheets', product, format: 'pdf' } : { kind: 'cuts', product, format: cuts },
  );
}

export async function printSolid(call: Call, job: SolidJob, path: string): Promise<Result<'done', Problem>> {
  const free = await freeOutputPath(call, 'print');
  if (!free.ok) return free;
  const made = await draw(call.stop, (watch) => makeSolids(job, watch));
  if (!made.ok) return made;
  const files = made.value.map((one, index) => ({
    path: numberedPath(path, `${index + 1}`, made.value.length),
    made: one,
  }));
  const written = await writeOutputs(
    call,
    files.map((file) => ({ path: file.path, content: file.made.bytes })),
  );
  if (!written.ok) return written;
  const older = await outputsOfEarlierRun(path, files);
  if (older.length > 0) call.note(t('cli:print.older', { count: older.length, files: older.join('\n') }));
  const facts = files.map((file) => ({
    ...factsOf(file.path, file.made),
    ...(older.length === 0 ? {} : { olderFiles: older }),
  }));
  call.say(
    call.json
      ? JSON.stringify(facts.length === 1 ? facts[0] : facts)
      : files.map((file) => sentenceOf(file.path, file.made)).join('\n'),
  );
  return ok('done');
}

function factsOf(file: string, { bytes, sha256, facts }: MadeSolid) {
  const { pieces, triangles, cubicMillimetres, ofSecond, width, depth, height } = facts;
  return {
    file,
    bytes: bytes.length,
    sha256,
    pieces,
    triangles,
    cubicMillimetres: Math.round(cubicMillimetres * 10) / 10,
    ...(ofSecond === 0 ? {} : { ofSecond: Math.round(ofSecond * 10) / 10 }),
    size: [width, depth, height].map((length) => Math.round(length * 1e3) / 1e3),
  };
}

function sentenceOf(file: string, { bytes, sha256, facts }: MadeSolid): string {
  const { pieces, triangles, cubicMillimetres, width, depth, height } = facts;
  const size = [width, depth, height].map((length) => Math.round(length * 10) / 10).join(' x ');
  return t('cli:print.solid', {
    file,
    count: pieces,
    triangles,
    cubicCentimetres: Math.round(cubicMillimetres / 100) / 10,
    size,
    kilobytes: Math.ceil(bytes.length / 1000),
    sha256,
  });
}
