import { createHash } from 'node:crypto';
import { readLexicon } from '#electron/services/words/make-lexicon.ts';
import { openProjectFile, projectVersion, type OpenedProject } from '#print-templates/index.ts';
import { checkSet, parseSetWithWords } from '#shared/pieces/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { holdsItsWords } from '#shared/lexicon/index.ts';
import { isGcg, openRecordText, readTileGame, verifyRecord } from '#shared/records/index.ts';
import { withFileName } from '../command.ts';
import { pdfFacts, type PdfFacts } from '../print/pdf-facts.ts';
import { readArgument } from '../read-argument.ts';
import { judgeOf } from '../records/read-record.ts';
import { replayWatch } from '../records/replay-watch.ts';
import { columns, t, flagOf } from '../texts.ts';
import type { ThreadCall, ThreadRun } from '../thread-command.ts';
import { printEveryBatch, printSheets, type Printed } from '#electron/services/print/print-sheets.ts';
import { optionsInUse } from '#shared/options/index.ts';

const sizeLimit = 200_000_000;

type Facts = Readonly<Record<string, string | number>>;

type VerifyProblem = { readonly code: 'cli/not-ours' | 'cli/stopped-verify'; readonly path: string };

export const run: ThreadRun = async (call) => {
  const path = call.words[0] ?? '';
  const bytes = await readArgument(path, sizeLimit, call.stop);
  if (!bytes.ok) return bytes;
  call.reached<VerifyProblem>({ code: 'cli/stopped-verify', path });
  const facts = await factsOf(path, bytes.value, call);
  if (!facts.ok) return facts;
  const sha256 = createHash('sha256').update(bytes.value).digest('hex');
  const all: Facts = { ...facts.value, bytes: bytes.value.length, sha256 };
  if (call.json) call.say(JSON.stringify({ file: path, ...all }));
  else call.say(columns(Object.entries(all).map(([name, fact]) => [t(`cli:verify.${name}`), `${fact}`])));
  return ok('done');
};

async function factsOf(path: string, bytes: Uint8Array, call: ThreadCall): Promise<Result<Facts, Problem>> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 300));
  if (head.startsWith('CWLEX')) return lexiconFacts(path, bytes);
  if (head.startsWith('%PDF-')) return pdfWithProject(path, bytes);
  if (head.startsWith('<svg ')) return svgFacts(head, path);
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return refuse({ code: 'file/empty', path });
  if (/"format"\s*:\s*"cubewright-set"/.test(text.slice(0, 2_000))) return withFileName(setFacts(text), path);
  if (/^\uFEFF?\s*\{\s*"format"\s*:\s*"cubewright-print"/.test(text)) return projectFile(path, bytes);
  if (/^\uFEFF?\s*\{/.test(text)) return recordFacts(path, text, call);
  if (isGcg(text)) return gcgFacts(path, text, call);
  return refuse<VerifyProblem>({ code: 'cli/not-ours', path });
}

/** A GCG of plain tiles is told as what it is, since its positions can be searched. */
async function gcgFacts(path: string, text: string, call: ThreadCall): Promise<Result<Facts, Problem>> {
  const ours = await recordFacts(path, text, call);
  if (ours.ok || ours.problem.code !== 'gcg/not-ours') return ours;
  const tiles = withFileName(readTileGame(text), path);
  if (!tiles.ok) return tiles;
  return ok({ kind: t('cli:verify.kinds.tiles'), positions: tiles.value.positions.length });
}

async function pdfWithProject(path: string, bytes: Uint8Array): Promise<Result<Facts, Problem>> {
  const pdf = pdfFacts(path, bytes);
  if (!pdf.ok) return pdf;
  const carried = await carriedFacts(bytes);
  return carried.ok ? ok({ ...pdf.value, ...carried.value }) : withFileName(carried, path);
}

function projectFile(path: string, bytes: Uint8Array): Result<Facts, Problem> {
  const opened = openProjectFile(bytes);
  const facts = opened.ok ? projectFacts(opened.value) : opened;
  if (!facts.ok) return withFileName(facts, path);
  return ok({ kind: t('cli:verify.kinds.project'), version: projectVersion, ...facts.value });
}

async function recordFacts(path: string, text: string, call: ThreadCall): Promise<Result<Facts, Problem>> {
  const record = withFileName(await openRecordText(text), path);
  if (!record.ok) return record;
  const words = await judgeOf(record.value, call);
  if (!words.ok) return words;
  const summary = verifyRecord(record.value, {
    words: words.value,
    watch: replayWatch(record.value, call),
  });
  if (summary.problem !== undefined) return withFileName(refuse<Problem>(summary.problem), path);
  return ok({
    kind: t('cli:verify.kinds.record'),
    version: summary.version,
    game: summary.title,
    players: summary.players.map(({ name, points }) => `${name} ${points}`).join(', '),
    moves: summary.moves,
    state: t(summary.ended ? 'cli:verify.over' : 'cli:verify.going'),
    ...(summary.lexicon === undefined ? {} : { lexicon: summary.lexicon.name }),
  });
}

function setFacts(text: string): Result<Facts, Problem> {
  const file = parseSetWithWords(text);
  if (!file.ok) return file;
  const { set, words } = file.value;
  const { pieces, faces, boards } = checkSet(set);
  const names = boards.map(({ name }) => name).join(', ');
  return ok({
    kind: t('cli:verify.kinds.set'),
    version: set.version,
    title: set.title,
    pieces,
    faces,
    boards: names,
    ...(words === undefined ? {} : { lexicon: words.title, words: words.words.length }),
  });
}

function lexiconFacts(path: string, bytes: Uint8Array): Result<Facts, Problem> {
  const lexicon = readLexicon(bytes, path);
  if (!lexicon.ok) return lexicon;
  if (!holdsItsWords(lexicon.value)) return refuse({ code: 'lexicon/damaged', file: path });
  const { name, words, sha256 } = lexicon.value;
  return ok({
    kind: t('cli:verify.kinds.lexicon'),
    version: Buffer.from(bytes).readUInt16LE(8),
    title: name,
    words,
    list: sha256,
  });
}

function svgFacts(head: string, path: string): Result<Facts, Problem> {
  const size = /width="([\d.]+mm)" height="([\d.]+mm)"/.exec(head);
  if (size === null) return refuse<VerifyProblem>({ code: 'cli/not-ours', path });
  return ok({ kind: t('cli:verify.kinds.svg'), size: `${size[1]} x ${size[2]}` });
}

function projectFacts({ product, set, options }: OpenedProject): Result<PdfFacts, Problem> {
  const sheets = product.layout(options);
  if (!sheets.ok) return sheets;
  const flags = optionsInUse(product.options, options).map((option) => {
    const value = options[option.name];
    const text = typeof value === 'object' ? value.join(',') : String(value);
    return text === '' ? '' : `${flagOf(option)} ${/\s/.test(text) ? JSON.stringify(text) : text}`;
  });
  return ok({
    project: sheets.value.project.code,
    product: product.name,
    set: set.title,
    options: flags.filter((flag) => flag !== '').join(' '),
  });
}

/** Prints a PDF's project anew to compare the bytes; a PDF without one, as a report of the box, gives no facts. */
async function carriedFacts(bytes: Uint8Array): Promise<Result<PdfFacts, Problem>> {
  const opened = openProjectFile(bytes);
  if (!opened.ok) return opened.problem.code === 'project/none-in-pdf' ? ok({}) : opened;
  const facts = projectFacts(opened.value);
  if (!facts.ok) return facts;
  const now = await printedNow(opened.value);
  if (!now.ok) return now;
  const same = now.value.some((one) => Buffer.from(bytes).equals(one.bytes));
  return ok({ ...facts.value, asPrinted: t(same ? 'cli:verify.same' : 'cli:verify.other') });
}

async function printedNow(project: OpenedProject): Promise<Result<readonly Printed[], Problem>> {
  if (project.product.group === 'kit') return printEveryBatch(project);
  const one = await printSheets({ ...project, format: 'pdf' });
  return one.ok ? ok([one.value]) : one;
}
