import { basename, extname } from 'node:path';
import { unprintableLetters } from '#print-templates/fonts/index.ts';
import { blockersText } from '#shared/i18n/index.ts';
import { ok, refuse, tidyName, type Problem, type Result } from '#shared/kernel/index.ts';
import { alphabetFromList, undetermined, type Lexicon } from '#shared/lexicon/index.ts';
import { formatSet, pieceLimits } from '#shared/pieces/index.ts';
import {
  checkProposeRequest,
  proposedKinds,
  proposeSet,
  type Proposal,
  type ProposeRequest,
  type ProposedKind,
} from '#shared/set-design/index.ts';
import { balanceFacts, balanceHead, balanceRow } from '../balance-text.ts';
import { flagValue, type Call, type Run } from '../command.ts';
import { inSteps, stopped } from '../in-steps.ts';
import {
  looksLikePath,
  knownLexica,
  lexiconArgument,
  lexiconOfFile,
  nameOf,
} from '../words/lexicon-argument.ts';
import { numberFlag } from '../option-values.ts';
import { freeOutputPath, writeOutputs } from '../output-file.ts';
import { readingFlags, noteLeftOutLines } from '../words/reading-flags.ts';
import { columns, t } from '../texts.ts';

export type SetProposeProblem =
  | { readonly code: 'cli/no-pieces' }
  | { readonly code: 'cli/unknown-kind'; readonly given: string; readonly known: readonly string[] }
  | { readonly code: 'cli/stopped-proposal'; readonly percent: number };

/** The number of pieces of a known game implies its kind of piece; any other number implies cubes. */
const usualKinds: Readonly<Record<number, ProposedKind>> = { 108: 'dice', 25: 'blanks' };
const usualLexicon = 'english';
const leftOutShown = 3;

export const run: Run = async (call) => {
  const path = await freeOutputPath(call, 'set propose');
  if (!path.ok) return path;
  const ask = await askOf(call, path.value);
  if (!ask.ok) return ask;
  const sound = checkProposeRequest(ask.value);
  if (!sound.ok) return sound;
  const proposal = await propose(call, ask.value);
  if (!proposal.ok) return proposal;
  const { set } = proposal.value;
  const written = await writeOutputs(call, [{ path: path.value, content: formatSet(set) }]);
  if (!written.ok) return written;
  tell(call, path.value, ask.value.lexicon, proposal.value);
  return ok('done');
};

async function askOf(call: Call, path: string): Promise<Result<ProposeRequest, Problem>> {
  const pieces = numberFlag(call, 'pieces', 1, pieceLimits.pieces);
  if (!pieces.ok) return pieces;
  if (pieces.value === undefined) return refuse<SetProposeProblem>({ code: 'cli/no-pieces' });
  const seed = numberFlag(call, 'seed', 0, 2 ** 32 - 1);
  if (!seed.ok) return seed;
  const kind = kindOf(flagValue(call, 'kind') ?? usualKinds[pieces.value] ?? 'cubes');
  if (!kind.ok) return kind;
  const given = flagValue(call, 'lexicon') ?? usualLexicon;
  const lexicon = await wordsOf(call, given);
  if (!lexicon.ok) return lexicon;
  return ok({
    kind: kind.value,
    pieces: pieces.value,
    lexicon: lexicon.value,
    seed: seed.value ?? 1,
    title: titleOf(path),
    language: lexicon.value.language ?? (await bundledLanguage(given)) ?? undetermined,
  });
}

async function wordsOf(call: Call, given: string): Promise<Result<Lexicon, Problem>> {
  const reading = readingFlags(call);
  if (!reading.ok) return reading;
  if (!looksLikePath(given)) {
    const known = await lexiconArgument(given, call.stop);
    const { language } = reading.value;
    return known.ok && language !== undefined ? ok({ ...known.value, language }) : known;
  }
  const made = await lexiconOfFile(given, nameOf(given), call.stop, reading.value);
  if (!made.ok) return made;
  noteLeftOutLines(call, made.value, leftOutShown);
  const lacksLetters = made.value.leftOut.some(({ fault }) => fault === 'not-a-letter');
  if (lacksLetters && reading.value.alphabet !== alphabetFromList) call.note(t('cli:propose.otherLetters'));
  return ok(made.value.lexicon);
}

function kindOf(given: string): Result<ProposedKind, SetProposeProblem> {
  const kind = proposedKinds.find((one) => one === given);
  return kind === undefined ? refuse({ code: 'cli/unknown-kind', given, known: proposedKinds }) : ok(kind);
}

async function bundledLanguage(lexicon: string): Promise<string | undefined> {
  const known = looksLikePath(lexicon) ? undefined : await knownLexica().list();
  const summary = known?.ok === true ? known.value.find(({ name }) => name === lexicon) : undefined;
  return summary?.language?.split('-')[0];
}

function titleOf(path: string): string {
  const name = basename(path, extname(path)).replace(/\.cubewright-set$/, '');
  return tidyName(name).slice(0, pieceLimits.title) || t('cli:propose.title');
}

async function propose(call: Call, ask: ProposeRequest): Promise<Result<Proposal, Problem>> {
  let percent = 0;
  const answer = await inSteps(proposeSet(ask), call.stop, ({ stage, done, total }) => {
    const before = percent;
    percent = Math.floor((100 * done) / total);
    const often = process.stderr.isTTY ? 10 : 50;
    if (Math.floor(percent / often) > Math.floor(before / often)) {
      call.note(t('cli:propose.progress', { percent, stage: t(`cli:propose.stages.${stage}`) }));
    }
  });
  if (answer === stopped) {
    return refuse<SetProposeProblem>({ code: 'cli/stopped-proposal', percent });
  }
  return ok(answer);
}

function tell(call: Call, path: string, lexicon: Lexicon, proposal: Proposal): void {
  const { set, figures, reference, verdict } = proposal;
  const unprintable = unprintableLetters(set.pieces);
  if (call.json) {
    const beside = { name: reference.name, figures: balanceFacts(reference.figures) };
    const facts = { file: path, set: set.name, pieces: set.pieces.length, verdict, unprintable };
    call.say(JSON.stringify({ ...facts, figures: balanceFacts(figures), reference: beside }));
    return;
  }
  if (unprintable.length > 0) call.note(t('checks:no-glyph', { letters: unprintable.join(', ') }));
  call.say(t('cli:propose.written', { path, count: set.pieces.length, lexicon: lexicon.name }));
  call.say(t('cli:balance.title', { hand: figures.hand }));
  const rows = [balanceRow(set.title, figures), balanceRow(reference.title, reference.figures)];
  call.say(columns([balanceHead(figures), ...rows]));
  call.say(blockersText(t, figures));
  call.say(t(`cli:propose.verdict.${verdict}`, { title: reference.title }));
}
