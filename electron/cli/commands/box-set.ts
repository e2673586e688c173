import { limits } from '#firmware-protocol/codec/index.ts';
import {
  connectBox,
  serialTransport,
  type Connection,
  type ConnectionState,
} from '#firmware-protocol/transports/index.ts';
import { readBoxSettings, setBox } from '#electron/services/box/box-settings.ts';
import type { BoxSettings, BoxSettingsChange } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { flagValue, type Call, type Run } from '../command.ts';
import { numberFlag } from '../option-values.ts';
import { columns, t } from '../texts.ts';

export type BoxSetProblem =
  | { readonly code: 'cli/bad-colour'; readonly flag: string; readonly given: string }
  | { readonly code: 'cli/stopped-box-set'; readonly path: string };

const colours = ['steady', 'blinking', 'marked'] as const;

export const run: Run = async (call) => {
  const change = changeOf(call);
  if (!change.ok) return change;
  const opened = await opening(call);
  if (!opened.ok) return opened;
  const connection = opened.value;
  const isAsked = Object.keys(change.value).length > 0;
  const set = await (isAsked ? setBox(connection, change.value) : readBoxSettings(connection));
  await connection.close();
  if (!set.ok) return set;
  if (call.json) call.say(JSON.stringify(set.value));
  else tell(call, set.value);
  return ok('done');
};

function changeOf(call: Call): Result<BoxSettingsChange, Problem> {
  const debounceMs = numberFlag(call, 'debounce', limits.debounceMs.least, limits.debounceMs.most);
  if (!debounceMs.ok) return debounceMs;
  const brightness = numberFlag(call, 'brightness', 0, 255);
  if (!brightness.ok) return brightness;
  const limitMa = numberFlag(call, 'current-limit', limits.currentMa.least, limits.currentMa.most);
  if (!limitMa.ok) return limitMa;
  const chosen: Partial<Record<(typeof colours)[number], string>> = {};
  for (const flag of colours) {
    const given = flagValue(call, flag);
    if (given === undefined) continue;
    const [, hex] = /^#?([0-9a-f]{6})$/i.exec(given) ?? [];
    if (hex === undefined) return refuse<BoxSetProblem>({ code: 'cli/bad-colour', flag: `--${flag}`, given });
    chosen[flag] = `#${hex.toLowerCase()}`;
  }
  const lights = {
    ...chosen,
    ...(brightness.value === undefined ? {} : { brightness: brightness.value }),
    ...(limitMa.value === undefined ? {} : { limitMa: limitMa.value }),
  };
  const name = flagValue(call, 'name');
  return ok({
    ...(name === undefined ? {} : { name }),
    ...(debounceMs.value === undefined ? {} : { debounceMs: debounceMs.value }),
    ...(Object.keys(lights).length === 0 ? {} : { lights }),
  });
}

function opening(call: Call): Promise<Result<Connection, Problem>> {
  const path = call.words[0] ?? '';
  return new Promise((resolve) => {
    const stop = (): void => end(refuse<BoxSetProblem>({ code: 'cli/stopped-box-set', path }));
    const end = (result: Result<Connection, Problem>): void => {
      call.stop.removeEventListener('abort', stop);
      if (result.ok) resolve(result);
      else void connection.close().then(() => resolve(result));
    };
    const onState = ({ link, info, problem }: ConnectionState): void => {
      if (link === 'refused' || link === 'lost') end(refuse(problem ?? { code: 'box/not-connected' }));
      else if (info !== undefined) end(ok(connection));
    };
    const connection = connectBox({ transport: serialTransport(path), onState });
    call.stop.addEventListener('abort', stop, { once: true });
  });
}

function tell(call: Call, { name, debounceMs, lights }: BoxSettings): void {
  const rows = [
    ...(name === undefined ? [] : [[t('cli:boxSet.name'), name === '' ? t('cli:boxSet.noName') : name]]),
    ...(debounceMs === undefined ? [] : [[t('cli:boxSet.debounce'), t('cli:boxSet.ms', { ms: debounceMs })]]),
    ...(lights === undefined
      ? []
      : [
          ...colours.map((look) => [t(`cli:boxSet.${look}`), lights[look]]),
          [t('cli:boxSet.brightness'), t('cli:boxSet.of255', { brightness: lights.brightness })],
          [
            t('cli:boxSet.limit'),
            lights.limitMa === 0 ? t('cli:boxSet.noLimit') : t('cli:boxSet.ma', { ma: lights.limitMa }),
          ],
        ]),
  ];
  call.say(rows.length === 0 ? t('cli:boxSet.nothing') : columns(rows));
}
