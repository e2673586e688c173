import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { representativeSheet } from '#print-templates/index.ts';
import { Button, type OptionValue, ProblemNotice, useOptionSays } from '#renderer/controls/index.ts';
import type { Option } from '#shared/options/index.ts';
import { PrintOption } from '../PrintOption.tsx';
import { SheetPicture } from '../SheetPictures.tsx';
import type { Laid } from '../use-sheets.ts';

export interface SideProps {
  readonly name: string;
  readonly template: string;
  readonly option: Option;
  readonly value: OptionValue;
  readonly pieces: number;
  readonly laid: Laid;
  readonly onChange: (value: OptionValue) => void;
  readonly onTake: () => void;
}

export function Side(props: SideProps) {
  const { name, template, option, value, pieces, laid, onChange, onTake } = props;
  const { t } = useTranslation('print');
  const says = useOptionSays('print');
  const id = useId();
  const { sheets, problem } = laid;
  const sheet = sheets?.sheets[sheets === undefined ? 0 : representativeSheet(template, sheets)];
  return (
    <section className="compare-side" aria-label={name}>
      <h2 className="label">{name}</h2>
      <PrintOption
        option={option}
        pieces={pieces}
        sheets={sheets}
        value={value}
        onChange={onChange}
        describedBy={id}
        wrong={problem !== undefined}
      />
      <p id={id} className="small soft">
        {says(option, value)}
      </p>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <Button disabled={problem !== undefined} onClick={onTake} aria-describedby={id}>
        {t('compare.take')}
      </Button>
      {sheet !== undefined && problem === undefined && (
        <div className="compare-paper">
          <SheetPicture sheet={sheet} label={`${name}. ${sheet.label}`} />
        </div>
      )}
    </section>
  );
}
