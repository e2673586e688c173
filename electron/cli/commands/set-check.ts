import { checkSet, parseSetText, type PieceSet, type SetReport } from '#shared/pieces/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { inFile } from '../in-file.ts';
import { readTextArgument } from '../read-argument.ts';
import { t } from '../texts.ts';
import type { ThreadCall, ThreadRun } from '../thread-command.ts';

const sizeLimit = 5_000_000;

/** Whether a set file is sound, and what is in it. */
export const run: ThreadRun = async (call) => {
  const set = await readSet(call);
  if (!set.ok) return set;
  const report = checkSet(set.value);
  call.say(call.json ? JSON.stringify({ set: set.value.name, ...report }) : page(set.value, report));
  return ok('done');
};

async function readSet({ words: [file = ''], stop }: ThreadCall): Promise<Result<PieceSet, Problem>> {
  const text = await readTextArgument(file, sizeLimit, stop);
  return text.ok ? inFile(parseSetText(text.value), file) : text;
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
        boards.map(({ name, columns, rows }) => `${name} ${columns} x ${rows}`).join(', ') || t('cli:none'),
    }),
  ].join('\n');
}
