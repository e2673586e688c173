import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '#renderer/app/index.ts';
import { Select } from '#renderer/controls/index.ts';
import { readBox, usualBox, type BoxMap } from '#shared/pieces/index.ts';

export interface ShownMarks {
  readonly marks: BoxMap;
  readonly of: string;
  readonly choices: readonly { readonly id: string; readonly title: string; readonly marks: BoxMap }[];
  readonly choose: (id: string) => void;
}

export function useShownMarks(): ShownMarks {
  const { result } = useAnswer('listDesigns', ['designsChanged']);
  const [of, choose] = useState('');
  const designs = result?.ok === true ? result.value.designs : [];
  const choices = designs.flatMap(({ id, title, box }) => {
    const marks = readBox(box ?? []);
    return marks.ok ? [{ id, title, marks: marks.value }] : [];
  });
  const chosen = choices.find(({ id }) => id === of);
  return { marks: chosen?.marks ?? usualBox, of: chosen?.id ?? '', choices, choose };
}

export function MarksChoice({ shown }: { readonly shown: ShownMarks }) {
  const { t } = useTranslation('box');
  if (shown.choices.length === 0) return null;
  return (
    <div className="box-marks">
      <span className="label" aria-hidden>
        {t('marks.title')}
      </span>
      <Select
        label={t('marks.title')}
        value={shown.of}
        choices={[
          { value: '', label: t('marks.usual') },
          ...shown.choices.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={shown.choose}
      />
    </div>
  );
}
