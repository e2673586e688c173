import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import type { Picking } from './use-picking.ts';

export function PickLine({ picking }: { readonly picking: Picking }) {
  const { t } = useTranslation('print');
  const toggle = useRef<HTMLButtonElement>(null);
  const { picked, begin, end, print } = picking;
  return (
    <div className="pick-line small">
      <Button
        ref={toggle}
        size="small"
        aria-pressed={picked !== undefined}
        onClick={picked === undefined ? begin : end}
      >
        {t('pick.begin')}
      </Button>
      {picked !== undefined && (
        <>
          <span role="status" className="figures">
            {picked.length === 0 ? t('pick.none') : t('pick.chosen', { names: picked.join(', ') })}
          </span>
          {picked.length > 0 && (
            <Button
              size="small"
              onClick={() => {
                // This button disappears with the picked pieces.
                toggle.current?.focus();
                print();
              }}
            >
              {t('pick.print')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
