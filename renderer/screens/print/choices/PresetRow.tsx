import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback, useKept } from '#renderer/app/index.ts';
import { Button, ProblemNotice, Question, Select, useAnnounce } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { changedOptions, type Choices, type Printable } from '../sheet-choices.ts';
import { PresetName } from './PresetName.tsx';
import {
  choicesOfPreset,
  keptPresets,
  presetInUse,
  withoutPreset,
  withPreset,
  type Preset,
} from './presets.ts';
import type { ChoiceStep } from './studio-options.ts';

export interface PresetRowProps {
  readonly product: Printable;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices, change: ChoiceStep) => void;
}

const noPresets: Readonly<Record<string, readonly Preset[]>> = {};
/** No preset can have these values, since a name is never empty and has no line end. */
const own = '';
const plain = '\n';

type Task = 'save' | 'rename' | 'delete';

export function PresetRow({ product, choices, onChoose }: PresetRowProps) {
  const { t } = useTranslation('print');
  const say = useAnnounce();
  const id = useId();
  const row = useFocusFallback<HTMLDivElement>((scope) => scope.querySelector('select'));
  const [kept, change] = useKept('print.presets', keptPresets, noPresets);
  const [applied, setApplied] = useState<string>();
  const [task, setTask] = useState<Task>();
  const [problem, setProblem] = useState<Problem>();
  const presets = kept[product.name] ?? [];
  const changed = changedOptions(product, choices);
  const used = presetInUse(presets, product, choices, applied);
  const doing = task === 'save' || used !== undefined ? task : undefined;
  const stop = () => {
    setTask(undefined);
  };
  const become = (next: (presets: readonly Preset[]) => readonly Preset[], inUse: string | undefined) => {
    change((all) => ({ ...all, [product.name]: next(all[product.name] ?? []) }));
    setApplied(inUse);
    stop();
  };
  const apply = (value: string) => {
    const preset = presets.find(({ name }) => name === value);
    setApplied(preset?.name);
    setTask(undefined);
    const next =
      preset === undefined ? (defaults(product.options) as Choices) : choicesOfPreset(product, preset);
    const parsed = product.parse(next);
    setProblem(parsed.ok ? undefined : parsed.problem);
    if (!parsed.ok) return;
    onChoose(next, preset === undefined ? { kind: 'reset' } : { kind: 'preset', name: preset.name });
  };
  const unnamed = changed.length === 0 ? plain : own;
  return (
    <div ref={row} className={changed.length === 0 ? 'print-option' : 'print-option print-option--changed'}>
      <span>{t('preset.label')}</span>
      <div>
        <Select
          label={t('preset.label')}
          value={used?.name ?? unnamed}
          choices={[
            { value: plain, label: t('preset.defaults') },
            ...presets.map(({ name }) => ({ value: name, label: name })),
            ...(used === undefined && unnamed === own ? [{ value: own, label: t('preset.own') }] : []),
          ]}
          onChange={apply}
          describedBy={id}
          wrong={problem !== undefined}
        />
        {problem !== undefined && <ProblemNotice problem={problem} />}
        <p id={id} className="small">
          {changed.length === 0
            ? t('changed.none')
            : t('changed.some', {
                options: changed.map(({ name }) => t(`option:print.${name}.label`)).join(', '),
              })}
        </p>
        {doing === undefined && (
          <div key="buttons" className="preset-buttons">
            {changed.length > 0 && (
              <Button
                look="link"
                size="small"
                onClick={() => {
                  apply(plain);
                  say(t('changed.none'));
                }}
              >
                {t('changed.resetAll')}
              </Button>
            )}
            <Button
              look="link"
              size="small"
              onClick={() => {
                setTask('save');
              }}
            >
              {t('preset.save')}
            </Button>
            {used !== undefined &&
              (['rename', 'delete'] as const).map((one) => (
                <Button
                  key={one}
                  look="link"
                  size="small"
                  aria-label={t(`preset.${one}Of`, { name: used.name })}
                  onClick={() => {
                    setTask(one);
                  }}
                >
                  {t(`preset.${one}`)}
                </Button>
              ))}
          </div>
        )}
        {doing === 'save' && (
          <PresetName
            key="save"
            others={presets}
            onName={(name, replaces) => {
              become((all) => withPreset(all, { name, choices }), name);
              say(t(replaces ? 'preset.replaced' : 'preset.saved', { name }));
            }}
            onCancel={stop}
          />
        )}
        {doing === 'rename' && used !== undefined && (
          <PresetName
            key="rename"
            begins={used.name}
            others={withoutPreset(presets, used.name)}
            onName={(name) => {
              become((all) => withPreset(withoutPreset(all, used.name), { ...used, name }), name);
              say(t('preset.renamed', { name }));
            }}
            onCancel={stop}
          />
        )}
        {doing === 'delete' && used !== undefined && (
          <Question
            key="delete"
            className="preset-form"
            asks={t('preset.askDelete', { name: used.name })}
            yes={t('preset.confirmDelete')}
            no={t('preset.keep')}
            onYes={() => {
              become((all) => withoutPreset(all, used.name), undefined);
              say(t('preset.deleted', { name: used.name }));
            }}
            onNo={stop}
          />
        )}
      </div>
    </div>
  );
}
