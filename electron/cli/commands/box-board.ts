import { textsIn } from '#electron/services/texts.ts';
import { boardOptions, makeBoard, type BoardSpec } from '#print-templates/board/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  defaults,
  firstMisfit,
  optionsFromText,
  optionsSchema,
  type OptionValues,
} from '#shared/options/index.ts';
import type { Call, Run } from '../command.ts';
import type { OptionArgumentProblem } from '../option-values.ts';
import { freeOutputPath, writeOutputs } from '../output-file.ts';
import { flagOf, t } from '../texts.ts';

export const run: Run = async (call) => {
  const options = optionsOf(call);
  if (!options.ok) return options;
  const path = await freeOutputPath(call, 'box board');
  if (!path.ok) return path;
  const { language, ...spec } = options.value;
  const made = makeBoard(spec satisfies BoardSpec, await textsIn(language));
  if (!made.ok) return made;
  const { zip, kinds, panels } = made.value;
  const written = await writeOutputs(call, [{ path: path.value, content: zip }]);
  if (!written.ok) return written;
  const facts = { file: path.value, kinds, panels, bytes: zip.length };
  call.say(call.json ? JSON.stringify(facts) : t('cli:boxBoard', { file: path.value, kinds, panels }));
  return ok('done');
};

function optionsOf(call: Call): Result<OptionValues<typeof boardOptions>, Problem> {
  const given = [...call.flags].flatMap(([flag, values]) =>
    boardOptions.some(({ name }) => name === flag) ? values.map((value) => [flag, value] as const) : [],
  );
  const read = optionsFromText(boardOptions, given);
  if (!read.ok) return refuse(withFlag(read.problem));
  const parsed = optionsSchema(boardOptions).safeParse({ ...defaults(boardOptions), ...read.value });
  if (parsed.success) return ok(parsed.data);
  const { path, expected } = firstMisfit(parsed.error);
  return refuse<OptionArgumentProblem>({ code: 'cli/bad-option-value', option: `--${path}`, expected });
}

function withFlag(problem: Problem): Problem {
  const option = boardOptions.find(({ name }) => 'option' in problem && problem.option === name);
  return option === undefined ? problem : ({ ...problem, option: flagOf(option) } as Problem);
}
