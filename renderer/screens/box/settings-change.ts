import type { BoxLights, BoxSettings, BoxSettingsChange } from '#shared/contract/index.ts';

export function changeOf(kept: BoxSettings, draft: BoxSettings): BoxSettingsChange {
  const { name, debounceMs, lights } = draft;
  const changed = lightsChange(kept.lights, lights);
  return {
    ...(name === undefined || name.trim() === kept.name ? {} : { name }),
    ...(debounceMs === undefined || debounceMs === kept.debounceMs ? {} : { debounceMs }),
    ...(changed === undefined ? {} : { lights: changed }),
  };
}

function lightsChange(
  kept: BoxLights | undefined,
  draft: BoxLights | undefined,
): BoxSettingsChange['lights'] | undefined {
  if (kept === undefined || draft === undefined) return undefined;
  const { steady, blinking, marked, brightness, limitMa } = draft;
  const change = {
    ...(steady === kept.steady ? {} : { steady }),
    ...(blinking === kept.blinking ? {} : { blinking }),
    ...(marked === kept.marked ? {} : { marked }),
    ...(brightness === kept.brightness ? {} : { brightness }),
    ...(limitMa === kept.limitMa ? {} : { limitMa }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
