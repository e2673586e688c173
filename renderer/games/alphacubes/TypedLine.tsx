import { useTranslation } from 'react-i18next';
import { TypedForm, useTypedLine } from '#renderer/table/index.ts';
import type { TableModel } from './use-model.ts';

export function TypedLine({ model, onPlay }: { readonly model: TableModel; readonly onPlay: () => void }) {
  const { t } = useTranslation('alphacubes');
  const { play, draft } = model;
  const line = useTypedLine(draft.laid.map(({ square, letter }) => `${square} ${letter}`).join());
  return (
    <TypedForm
      className="typed-line"
      line={line}
      label={t('typed.label')}
      placeholder={t('typed.placeholder')}
      maxLength={60}
      autoCapitalize="characters"
      onEnter={() => {
        if (line.isEntered && model.laid?.ok === true) {
          line.clear();
          onPlay();
          return;
        }
        play.act({ kind: 'typed', text: line.text });
        line.enter();
      }}
    />
  );
}
