import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sheet } from '#print-templates/index.ts';
import { Button } from '#renderer/controls/index.ts';
import type { Printable } from './sheet-choices.ts';

export interface Picking {
  /** The names are in the order of picking; undefined while picking is off. */
  readonly picked: readonly string[] | undefined;
  readonly begin: () => void;
  readonly end: () => void;
  readonly pick: (name: string) => void;
  readonly print: () => void;
}

/** Returns undefined for a product whose pieces cannot be chosen one by one. `begins` starts picking at once. */
export function usePicking(
  product: Printable,
  begins: boolean,
  choose: (option: string, lines: readonly string[]) => void,
): Picking | undefined {
  const [kept, keep] = useState<{ readonly of: string; readonly names: readonly string[] }>();
  // The studio stays mounted between products, so `begins` is followed as a change and not only as an initial state.
  const [begun, setBegun] = useState<string>();
  const begin = begins ? product.name : undefined;
  if (begun !== begin) {
    setBegun(begin);
    if (begin !== undefined) keep({ of: begin, names: [] });
  }
  const option = product.options.find(({ name }) => name === 'cubes' || name === 'cards');
  if (option === undefined) return undefined;
  const picked = kept?.of === product.name ? kept.names : undefined;
  const set = (names: readonly string[]) => {
    keep({ of: product.name, names });
  };
  return {
    picked,
    begin: () => {
      set([]);
    },
    end: () => {
      keep(undefined);
    },
    pick: (name) => {
      const names = picked ?? [];
      set(names.includes(name) ? names.filter((one) => one !== name) : [...names, name]);
    },
    print: () => {
      choose(option.name, [(picked ?? []).join(', ')]);
      keep(undefined);
    },
  };
}

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
                // The pressed button disappears with the picked pieces.
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

interface PickPiecesProps {
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
