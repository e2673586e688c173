import { useTranslation } from 'react-i18next';
import type { Sheet } from '#print-templates/index.ts';

export interface PickPiecesProps {
  readonly sheet: Sheet;
  readonly picked: readonly string[];
  readonly onPick: (name: string) => void;
}

export function PickPieces({ sheet, picked, onPick }: PickPiecesProps) {
  const { t } = useTranslation('print');
  const share = (length: number, of: number) => `${(100 * length) / of}%`;
  return (
    <div className="pick-pieces" role="group" aria-label={t('pick.pieces')}>
      {sheet.pieces?.map(({ name, at }) => (
        <button
          key={`${name} ${at.x} ${at.y}`}
          type="button"
          aria-pressed={picked.includes(name)}
          aria-label={t('pick.piece', { name })}
          title={name}
          style={{
            left: share(at.x, sheet.width),
            top: share(at.y, sheet.height),
            width: share(at.width, sheet.width),
            height: share(at.height, sheet.height),
          }}
          onClick={() => {
            onPick(name);
          }}
        />
      ))}
    </div>
  );
}
