import { textsIn } from '#electron/services/texts.ts';
import { boardOptions, makeBoard, type BoardSpec } from '#print-templates/board/index.ts';
import { parseOptions } from '#print-templates/templates/options.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { defaults, optionsFromText, type OptionValues } from '#shared/options/index.ts';
import type { Call, Run } from '../command.ts';
import { freeOutputPath, writeOutputs } from '../output-file.ts';
import { withFlagNames } from '../print/print-options.ts';
import { t } from '../texts.ts';

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
  const board = { options: boardOptions };
  const read = optionsFromText(boardOptions, given);
  if (!read.ok) return refuse(withFlagNames(read.problem, board));
  const parsed = parseOptions(boardOptions, { ...defaults(boardOptions), ...read.value });
  return parsed.ok ? parsed : refuse(withFlagNames(parsed.problem, board));
}
