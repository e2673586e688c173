import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintSet, SheetSet } from '#print-templates/index.ts';
import { Button, type OptionValue, ProblemNotice, useOptionSays } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { Option } from '#shared/options/index.ts';
import { openSheetThread } from './gallery/sheet-thread.ts';
import { OptionPictures } from './OptionPictures.tsx';
import { OptionRange, OptionRow } from './OptionRow.tsx';
import { PrintOption } from './PrintOption.tsx';
import { isChanged, optionAtFault, shownOptions, type Choices, type Printable } from './sheet-choices.ts';

export interface OptionsProps {
  readonly product: Printable;
  readonly set: PrintSet | undefined;
  readonly choices: Choices;
  /** The sheets are laid out from the last valid choices. */
  readonly sheets: SheetSet | undefined;
  readonly problem: Problem | undefined;
  readonly onChange: (name: string, value: OptionValue) => void;
  readonly onWrong: (name: string, wrong: boolean) => void;
}

export function Options({ product, set, choices, sheets, problem, onChange, onWrong }: OptionsProps) {
  const { t } = useTranslation('print');
  const says = useOptionSays('print');
  const id = useId();
  const [explained, setExplained] = useState(false);
  const [thread] = useState(openSheetThread);
  useEffect(
    () => () => {
      thread.close();
    },
    [thread, explained],
  );
  const options = shownOptions(product, choices);
  const fault = problem === undefined ? undefined : optionAtFault(problem, options);
  const named = problem === undefined ? undefined : withLabels(problem);
  return (
    <div className="print-options" data-answers="hand">
      {named !== undefined && fault === undefined && <ProblemNotice problem={named} />}
      {options.map((option) => {
        const value = choices[option.name] ?? option.default;
        const isWrong = option.name === fault;
        const saysId = `${id}-${option.name}`;
        const changedId = isChanged(option, value) ? `${saysId}-changed` : undefined;
        return (
          <OptionRow
            key={`${product.name} ${option.name}`}
            group="print"
            option={option}
            changedId={changedId}
            onReset={(plain) => {
              onChange(option.name, plain);
            }}
          >
            <PrintOption
              option={option}
              pieces={set?.pieces?.pieces.length ?? set?.deck?.length ?? 0}
              sheets={sheets}
              value={value}
              onChange={(next) => {
                onChange(option.name, next);
              }}
              onWrong={(wrong) => {
                onWrong(option.name, wrong);
              }}
              describedBy={changedId === undefined ? saysId : `${changedId} ${saysId}`}
              wrong={isWrong}
            />
            {/* This text gives the form of written lines, so it is always shown beside them. */}
            <p id={saysId} className={explained || isWritten(option) ? 'small soft' : 'visually-hidden'}>
              {says(option, value)}{' '}
              {explained && (
                <OptionRange
                  option={option}
                  after={says(option, value)}
                  isChanged={changedId !== undefined}
                />
              )}
            </p>
            {explained && (
              <OptionPictures product={product} set={set} option={option} choices={choices} thread={thread} />
            )}
            {isWrong && named !== undefined && <ProblemNotice problem={named} />}
          </OptionRow>
        );
      })}
      <Button
        look="link"
        size="small"
        aria-pressed={explained}
        onClick={() => {
          setExplained(!explained);
        }}
      >
        {t(explained ? 'explainLess' : 'explain')}
      </Button>
    </div>
  );

  function withLabels(given: Problem & { readonly option?: unknown }): Problem {
    if (typeof given.option !== 'string') {
      return { ...given, board: t('option:print.board.choices.own') } as Problem;
    }
    return {
      ...given,
      option: t(`option:print.${given.option}.label`, { defaultValue: given.option }),
    } as Problem;
  }
}

function isWritten({ kind, name }: Option): boolean {
  return kind === 'lines' && name !== 'cubes';
}
