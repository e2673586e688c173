import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#renderer/controls/index.ts';
import type { TableModel } from './use-model.ts';

/** A whole play in one line: Enter lays it, Enter again plays it. */
export function TypedLine({ model, onPlay }: { readonly model: TableModel; readonly onPlay: () => void }) {
  const { t } = useTranslation('alphacubes');
  const [text, setText] = useState('');
  const [laidText, setLaidText] = useState<string>();
  const { play } = model;
  return (
    <form
      className="typed-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (laidText === text && model.laid?.ok === true) {
          setText('');
          setLaidText(undefined);
          onPlay();
          return;
        }
        play.act({ kind: 'typed', text });
        setLaidText(text);
      }}
    >
      <TextField
        label={t('typed.label')}
        placeholder={t('typed.placeholder')}
        value={text}
        onChange={setText}
        maxLength={60}
        autoCapitalize="characters"
      />
    </form>
  );
}
