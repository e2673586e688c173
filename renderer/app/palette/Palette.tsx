import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { isKeyOf, useKeyMap, useKeyText } from '#renderer/keys/index.ts';
import { gameIds } from '#shared/games/index.ts';
import { chordOf } from '#shared/keys/index.ts';
import { bestMatches, commandsHere, type PaletteEntry } from './entries.ts';
import './palette.css';

export interface PaletteProps {
  readonly path: string;
  readonly game: string | undefined;
  readonly onClose: () => void;
}

/** All addresses that need no further choice, by their names in the catalogue. */
const ways = {
  home: '/',
  new: '/new',
  now: '/now',
  learn: '/learn',
  puzzles: '/puzzles',
  library: '/library',
  deleted: '/library/deleted',
  position: '/position',
  print: '/print',
  tonight: '/tonight',
  design: '/design',
  box: '/box',
  words: '/words',
  settings: '/settings',
  keys: '/help/keys',
  table: '/help/table',
  making: '/help/making',
  designing: '/help/designing',
  boxGuide: '/help/box',
  about: '/help/about',
} as const;

/** A combobox with a list (ARIA Authoring Practices): the field keeps the focus, arrows choose, Enter does it. */
export function Palette({ path, game, onClose }: PaletteProps) {
  const { t } = useTranslation('common');
  const keyText = useKeyText();
  const { all, run } = useEntries(path, game, onClose);
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const found = bestMatches(all, query);
  const chosen = found[at];
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  useLayoutEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at, query]);
  const close = () => {
    // Closing returns the focus to where it was; `run` needs it there.
    dialog.current?.close();
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    const last = found.length - 1;
    const to = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 }[event.key];
    const chord = chordOf(event) ?? '';
    if (to !== undefined) setAt(to);
    else if (event.key === 'Enter') {
      if (chosen !== undefined && !event.repeat) run(chosen, close);
    } else if (event.key === 'Escape' || isKeyOf('everywhere.palette', chord)) close();
    else return;
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className="palette sheet"
      aria-label={t('palette.title')}
      onCancel={close}
      onKeyDown={press}
      onClick={(event) => {
        // A click on the dialog itself is a click on its backdrop.
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="palette-body">
        <label htmlFor={`${id}-field`} className="label">
          {t('palette.label')}
        </label>
        <input
          id={`${id}-field`}
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen === undefined ? undefined : `${id}-${chosen.id}`}
          autoComplete="off"
          spellCheck={false}
          className="text-input text-input--box"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setAt(0);
          }}
        />
        <p role="status" className="small soft">
          {t('palette.found', { count: found.length })}
        </p>
        <ul
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('palette.title')}
          className="palette-list"
        >
          {found.map((entry, index) => (
            <li
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              aria-selected={index === at}
              onClick={() => {
                run(entry, close);
              }}
            >
              <span>{entry.text}</span>
              {entry.keys[0] === undefined ? null : <kbd>{keyText(entry.keys[0])}</kbd>}
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}

function useEntries(path: string, game: string | undefined, onClose: () => void) {
  const { t } = useTranslation('common');
  const { t: th } = useTranslation('help');
  const [, go] = useLocation();
  const map = useKeyMap();
  const texts = th('keyTexts', { returnObjects: true }) as unknown as Readonly<
    Record<string, { readonly keys: Readonly<Record<string, string>> }>
  >;
  // What can be done is asked once, before the dialog has the focus and while nothing has changed.
  const [here] = useState(() =>
    commandsHere({ path, game, map, told: (place, row) => texts[place]?.keys[row] ?? '' }),
  );
  const way = (id: string, text: string, to: string): PaletteEntry => {
    const keys = path === '/' ? (map.get(`home.${id}`)?.keys ?? []) : [];
    return { id: `go-${id}`, text, keys, run: () => go(to) };
  };
  const all = [
    ...here,
    ...Object.entries(ways).flatMap(([name, to]) =>
      to === path ? [] : [way(name, t(`palette.ways.${name as keyof typeof ways}`), to)],
    ),
    ...gameIds.flatMap((one) => {
      const named = { game: t(`games.${one}`) };
      return [
        way(`lesson-${one}`, t('palette.lesson', named), `/learn/${one}`),
        way(`rules-${one}`, t('palette.rules', named), `/help/${one}`),
      ];
    }),
  ];
  const run = (entry: PaletteEntry, close: () => void) => {
    close();
    onClose();
    entry.run();
  };
  return { all, run };
}
