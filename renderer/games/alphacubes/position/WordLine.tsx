import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '#renderer/controls/index.ts';

/** A word is laid where its line says; a line that cannot be laid stays to be corrected. */
export function WordLine({ onLay }: { readonly onLay: (text: string) => boolean }) {
  const { t } = useTranslation('alphacubesPosition');
  const [text, setText] = useState('');
  const lay = () => {
    if (text.trim() !== '' && onLay(text)) setText('');
  };
  return (
    <div className="alphacubes-entry-line">
      <TextField
        label={t('line.label')}
        showLabel
        value={text}
        placeholder={t('line.placeholder')}
        autoCapitalize="characters"
        maxLength={200}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          lay();
        }}
      />
      <Button size="small" aria-disabled={text.trim() === ''} onClick={lay}>
        {t('line.lay')}
      </Button>
    </div>
  );
}
