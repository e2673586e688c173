import { useEffect, useEffectEvent, useId, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer, useGateway, useFocusFallback } from '#renderer/app/index.ts';
import {
  Button,
  NumberStepper,
  ProblemNotice,
  Sheet,
  TextField,
  useAnnounce,
} from '#renderer/controls/index.ts';
import {
  boxRanges,
  type BoxLights,
  type BoxSettings as Settings,
  type BoxSettings,
  type BoxSettingsChange,
} from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

const colours = ['steady', 'blinking', 'marked'] as const;

export function BoxSettings({ live }: { readonly live: boolean }) {
  const { t } = useTranslation('box');
  const { result, askAgain } = useAnswer('readBoxSettings');
  // The button “Ask again” disappears once the box has answered.
  const place = useFocusFallback<HTMLElement>((scope) => scope.querySelector('summary'));
  // The settings are read again after a failure, since the box may have been away or silent.
  const askWhatFailed = useEffectEvent(() => {
    if (result?.ok === false) askAgain();
  });
  useEffect(() => {
    if (live) askWhatFailed();
  }, [live]);
  if (result === undefined || (result.ok && Object.keys(result.value).length === 0)) return null;
  return (
    <section ref={place} aria-labelledby="box-settings-name">
      <details>
        <summary>
          <h2 id="box-settings-name">{t('settings.title')}</h2>
        </summary>
        {result.ok ? (
          <SettingsForm told={result.value} />
        ) : (
          <>
            <ProblemNotice problem={result.problem} />
            <Button onClick={askAgain}>{t('settings.again')}</Button>
          </>
        )}
      </details>
    </section>
  );
}

function SettingsForm({ told }: { readonly told: Settings }) {
  const { t } = useTranslation('box');
  const gateway = useGateway();
  const say = useAnnounce();
  const [kept, setKept] = useState(told);
  const [draft, setDraft] = useState(told);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<Problem>();
  const [saved, setSaved] = useState<Settings>();
  const isNameWrong = problem?.code.startsWith('box/name-') === true;

  const become = (next: Settings) => {
    setDraft(next);
    setProblem(undefined);
  };
  const light = (next: Partial<BoxLights>) => {
    if (draft.lights !== undefined) become({ ...draft, lights: { ...draft.lights, ...next } });
  };
  const mark = (field: string) => (isWrong: boolean) => {
    setWrong((before) => [...before.filter((one) => one !== field), ...(isWrong ? [field] : [])]);
  };
  const save = async () => {
    if (wrong.length > 0) return;
    const answer = await gateway.call('setBox', changeOf(kept, draft));
    if (!answer.ok) return setProblem(answer.problem);
    setProblem(undefined);
    setKept(answer.value);
    // What was changed meanwhile stays, and is not saved yet.
    setDraft((now) => (now === draft ? answer.value : now));
    setSaved(answer.value);
    say(t('settings.saved'));
  };
  const { name, debounceMs, lights } = draft;
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <Sheet className="box-settings">
        {name !== undefined && (
          <div className="box-setting">
            <TextField
              label={t('settings.name.label')}
              showLabel
              value={name}
              maxLength={60}
              problem={isNameWrong ? problem : undefined}
              onChange={(next) => {
                become({ ...draft, name: next });
              }}
            />
            <p className="small soft">{t('settings.name.says')}</p>
          </div>
        )}
        {debounceMs !== undefined && (
          <NumberSetting
            field="debounce"
            value={debounceMs}
            range={boxRanges.debounceMs}
            step={5}
            onWrong={mark('debounce')}
            onChange={(next) => {
              become({ ...draft, debounceMs: next });
            }}
          />
        )}
        {lights !== undefined && (
          <>
            <fieldset className="box-setting">
              <legend className="label">{t('settings.lights.label')}</legend>
              <div className="box-colours">
                {colours.map((look) => (
                  <label key={look} className="box-colour">
                    <input
                      type="color"
                      value={lights[look]}
                      onChange={(event) => {
                        light({ [look]: event.currentTarget.value });
                      }}
                    />
                    <span>{t(`settings.lights.${look}`)}</span>
                    <span className="small soft figures">{lights[look]}</span>
                  </label>
                ))}
              </div>
              <p className="small soft">{t('settings.lights.says')}</p>
            </fieldset>
            <NumberSetting
              field="brightness"
              value={lights.brightness}
              range={boxRanges.brightness}
              step={8}
              onWrong={mark('brightness')}
              onChange={(brightness) => {
                light({ brightness });
              }}
            />
            <NumberSetting
              field="limit"
              // A limit of 0 means none; the form then offers the highest.
              value={lights.limitMa === 0 ? boxRanges.limitMa.most : lights.limitMa}
              range={boxRanges.limitMa}
              step={20}
              onWrong={mark('limit')}
              onChange={(limitMa) => {
                light({ limitMa });
              }}
            />
          </>
        )}
        {problem !== undefined && !isNameWrong && <ProblemNotice problem={problem} />}
        <div className="box-actions">
          <Button type="submit">{t('settings.save')}</Button>
          {saved === draft && <span className="small soft">{t('settings.saved')}</span>}
        </div>
      </Sheet>
    </form>
  );
}

interface NumberSettingProps {
  readonly field: 'debounce' | 'brightness' | 'limit';
  readonly value: number;
  readonly range: { readonly least: number; readonly most: number };
  readonly step: number;
  readonly onChange: (value: number) => void;
  readonly onWrong: (isWrong: boolean) => void;
}

function NumberSetting({ field, value, range, step, onChange, onWrong }: NumberSettingProps): ReactNode {
  const { t } = useTranslation('box');
  const says = useId();
  const label = t(`settings.${field}.label`);
  const { least, most } = range;
  return (
    <div className="box-setting">
      <span className="label" aria-hidden>
        {label}
      </span>
      <NumberStepper
        label={label}
        value={value}
        range={{ min: least, max: most, step, whole: true }}
        unit={field === 'brightness' ? undefined : t(`settings.${field}.unit`)}
        onChange={onChange}
        onWrong={onWrong}
        describedBy={says}
      />
      <p id={says} className="small soft">
        {t(`settings.${field}.says`, { least, most })}
      </p>
    </div>
  );
}

function changeOf(kept: BoxSettings, draft: BoxSettings): BoxSettingsChange {
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
