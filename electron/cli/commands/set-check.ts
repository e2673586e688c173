import { missingInAll } from '#print-templates/fonts/index.ts';
import { printSetOf, productsOf } from '#print-templates/index.ts';
import { blockersText, findingText } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import {
  checkSet,
  parseSetWithWords,
  setFileLimit,
  type PieceSet,
  type SetReport,
  type SetWithWords,
} from '#shared/pieces/index.ts';
import {
  checkDesign,
  isUsable,
  measureBalance,
  type BalanceFigures,
  type Finding,
} from '#shared/set-design/index.ts';
import { balanceFacts, balanceHead, balanceRow } from '../balance-text.ts';
import { flagValue, withFileName } from '../command.ts';
import { inSteps, stopped } from '../in-steps.ts';
import { labRequest, labFacts, labFor, labText } from '../lab.ts';
import { lexiconArgument, lexiconOfSet, readingIn } from '../words/lexicon-argument.ts';
import { readTextArgument } from '../read-argument.ts';
import { columns, t } from '../texts.ts';
import type { ThreadCall, ThreadRun } from '../thread-command.ts';

export const run: ThreadRun = async (call) => {
  const file = await readSet(call);
  if (!file.ok) return file;
  const { set } = file.value;
  const lexicon = await wordsFor(call, file.value);
  if (!lexicon.ok) return lexicon;
  const ask = labRequest(call, lexicon.value !== undefined);
  if (!ask.ok) return ask;
  const report = checkSet(set);
  const findings = checkDesign({
    set,
    lexicon: lexicon.value,
    hasGlyph: (letter) => !missingInAll(letter),
    products: productsOf(printSetOf(set)).map(({ name }) => name),
  });
  const balance = lexicon.value === undefined ? ok(undefined) : await balanceFor(call, set, lexicon.value);
  if (!balance.ok) return balance;
  const worth =
    ask.value === undefined || lexicon.value === undefined
      ? ok(undefined)
      : await labFor(call, set, lexicon.value, ask.value);
  if (!worth.ok) return worth;
  const facts = { set: set.name, ...report, findings };
  if (call.json) {
    const figures = balance.value === undefined ? {} : { balance: balanceFacts(balance.value) };
    call.say(
      JSON.stringify({
        ...facts,
        ...figures,
        ...(worth.value === undefined ? {} : { lab: labFacts(set, worth.value) }),
      }),
    );
  } else {
    call.say(page(set, report));
    call.say(findingsText(findings));
    if (balance.value !== undefined) call.say(balanceText(set, balance.value));
    if (worth.value !== undefined) call.say(labText(set, worth.value));
  }
  return ok(isUsable(findings) ? 'done' : 'rejected');
};

async function readSet({ words: [file = ''], stop }: ThreadCall): Promise<Result<SetWithWords, Problem>> {
  const text = await readTextArgument(file, 4 * setFileLimit, stop);
  return text.ok ? withFileName(parseSetWithWords(text.value), file) : text;
}

async function wordsFor(
  call: ThreadCall,
  { set, words }: SetWithWords,
): Promise<Result<Lexicon | undefined, Problem>> {
  const given = flagValue(call, 'lexicon');
  if (given !== undefined) return lexiconArgument(given, call.stop, readingIn(set.alphabet));
  if (words === undefined) return ok(undefined);
  const [file = ''] = call.words;
  return lexiconOfSet(words, file, call.stop);
}

async function balanceFor(
  { words: [file = ''], stop }: ThreadCall,
  set: PieceSet,
  lexicon: Lexicon,
): Promise<Result<BalanceFigures, Problem>> {
  const figures = await inSteps(measureBalance({ set, lexicon }), stop, () => undefined);
  return figures === stopped ? refuse({ code: 'file/stopped', path: file } as Problem) : ok(figures);
}

function findingsText(findings: readonly Finding[]): string {
  const rows = findings.map(
    (finding) => `- ${t(`checks:severity.${finding.severity}`)}: ${findingText(t, finding)}`,
  );
  return rows.join('\n');
}

function balanceText(set: PieceSet, figures: BalanceFigures): string {
  const title = t('cli:balance.title', { hand: figures.hand });
  const table = columns([balanceHead(figures), balanceRow(set.title, figures)]);
  return [title, table, blockersText(t, figures)].join('\n');
}

function page(set: PieceSet, report: SetReport): string {
  const { letters, missing, vowelShare, withoutVowel, duplicates, boards } = report;
  const numbers = (ids: readonly number[]): string => ids.map((id) => id + 1).join(', ') || t('cli:none');
  return [
    t('cli:set.title', { title: set.title, name: set.name, ...report }),
    t('cli:set.letters', {
      letters: Object.entries(letters)
        .map(([letter, n]) => `${letter} ${n}`)
        .join(', '),
    }),
    t('cli:set.missing', { letters: missing.join(', ') || t('cli:none') }),
    t('cli:set.vowels', { percent: Math.round(vowelShare * 100), pieces: numbers(withoutVowel) }),
    t('cli:set.duplicates', {
      pieces: duplicates.map((group) => `(${numbers(group)})`).join(' ') || t('cli:none'),
    }),
    t('cli:set.boards', {
      boards:
        boards.map(({ name, columns: across, rows }) => `${name} ${across} x ${rows}`).join(', ') ||
        t('cli:none'),
    }),
  ].join('\n');
}
