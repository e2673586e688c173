import { useId, useImperativeHandle, useRef, type MouseEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSensedTray } from '#renderer/box/index.ts';
import { Button, Choice } from '#renderer/controls/index.ts';
import { useEntryText } from '#renderer/table/index.ts';
import { nextSquare, squareName, type KubagramSetUp } from '#shared/games/kubagram/index.ts';
import { ok } from '#shared/kernel/index.ts';
import { parseDictation, endOfRow, rowsSaid } from '#shared/spoken/index.ts';
import { rowsSeen, squaresAt, withSquares, diceFor, type EntryPlaces } from './entering.ts';
import {
  formatSquares,
  isShown,
  joined,
  readRow,
  spokenWith,
  squareTexts,
  type Square,
} from './entry-text.ts';
import { EntryLine } from './EntryLine.tsx';
import { RowPicture, type BoxSquare } from './RowPicture.tsx';

export interface BoxRowsProps {
  readonly places: EntryPlaces;
  readonly box: readonly BoxSquare[];
}

/** Afrikaans dice are dictated in English. */
const howToSay = { en: 'box.say', nl: 'box.sayDutch', af: 'box.say', sv: 'box.saySwedish' } as const;

export function BoxRows({ places, box }: BoxRowsProps) {
  const { t } = useTranslation('kubagramPosition');
  const { corner } = places.entered;
  const title = useId();
  const lines = useRef<(Line | null)[]>([]);
  const next = corner === undefined ? undefined : nextSquare(box, corner);
  const filled = box.filter((one) => one !== null).length;
  const any = box.filter((one) => one === 'any').length;
  return (
    <div role="group" aria-labelledby={title} className="kubagram-rows">
      <h4 id={title} className="label">
        {t('box.title')}
      </h4>
      <p className="small soft">{t('box.how')}</p>
      <p className="small soft">{t(howToSay[spokenWith(places.set)])}</p>
      <div className="kubagram-rows-list">
        {rowsSeen(corner).map((squares, at) => (
          <Row
            key={squares.join(' ')}
            {...{ at, squares, next, places, box }}
            ref={(line) => {
              lines.current[at] = line;
            }}
            nextLine={() => lines.current[at + 1] ?? undefined}
          />
        ))}
      </div>
      <p>
        <b>{t('box.count', { count: filled, entered: filled - any })}</b>{' '}
        {t(places.entered.unseen === true ? 'box.unseen' : 'box.any', { count: any })}
      </p>
      <Unseen places={places} />
    </div>
  );
}

function Unseen({ places: { entered, onChange } }: Pick<BoxRowsProps, 'places'>) {
  const { t } = useTranslation('kubagramPosition');
  const sensed = useSensedTray({ rows: 9, columns: 12 });
  const { settled } = sensed;
  return (
    <div className="kubagram-unseen-choice">
      <Choice
        label={t('unseen.label')}
        value={entered.unseen === true ? 'told' : 'chance'}
        choices={(['chance', 'told'] as const).map((value) => ({ value, label: t(`unseen.${value}`) }))}
        onChange={(value) => onChange({ ...entered, unseen: value === 'told' ? true : undefined })}
      />
      {settled === undefined ? null : (
        <Button
          size="small"
          onClick={() => onChange({ ...entered, unseen: true, box: asFelt(settled, entered) })}
        >
          {t('unseen.fromBox')}
        </Button>
      )}
    </div>
  );
}

function asFelt(sensed: string, { box }: KubagramSetUp): KubagramSetUp['box'] {
  return Array.from(sensed, (sign, square) => (sign === '0' ? null : (box?.[square] ?? 'any')));
}

interface Line {
  readonly take: (text: string) => void;
}

interface RowProps extends BoxRowsProps {
  readonly ref: Ref<Line>;
  readonly nextLine: () => Line | undefined;
  readonly at: number;
  readonly squares: readonly number[];
  readonly next: number | undefined;
}

function Row({ ref, nextLine, at, squares, next, places, box }: RowProps) {
  const { t } = useTranslation('kubagramPosition');
  const { entered, set } = places;
  const input = useRef<HTMLInputElement>(null);
  const all = squaresAt(entered, squares);
  const row = withoutEnd(all);
  const field = `row ${at}` as const;
  const dice = diceFor(places, row.filter(isShown));
  const entry = useEntryText({
    value: row,
    read: (text) => {
      const read = readRow(text, dice, squares.length);
      return read.ok ? ok(withoutEnd(read.value)) : read;
    },
    format: (found) => formatSquares(set, found),
    onChange: (found) => places.onChange(withSquares(entered, squares, found)),
    problem: places.problemAt(field),
    onWrong: (wrong) => places.onWrong(field, wrong),
  });
  /** Each row is read before the next, because it decides which jokers are left. */
  const take = (text: string) => {
    const [here = '', ...more] = rowsSaid(text, spokenWith(set));
    if (more.length === 0 || nextLine() === undefined) {
      entry.type(text);
      return;
    }
    const said = parseDictation(here, spokenWith(set), true);
    flushSync(() => entry.type(said?.ok === true ? said.value : here));
    entry.leave();
    nextLine()?.take(more.join(` ${endOfRow(spokenWith(set))} `));
  };
  useImperativeHandle(ref, () => ({
    take: (text) => {
      input.current?.focus();
      take(text);
    },
  }));
  const choose = (event: MouseEvent<HTMLElement>) => {
    const found = event.target instanceof Element ? event.target.closest('[data-square]') : null;
    const column = squares.findIndex((square) => squareName(square) === found?.getAttribute('data-square'));
    if (column < 0 || input.current === null) return;
    if (!entry.isWrong) {
      const texts = squareTexts(set, all.slice(0, Math.max(row.length, column + 1)));
      const to = joined(set, texts.slice(0, column + 1)).length;
      flushSync(() => entry.type(joined(set, texts)));
      input.current.setSelectionRange(to - (texts[column] ?? '').length, to);
    }
    input.current.focus();
  };
  const names = { from: squareName(squares[0] ?? 0), to: squareName(squares.at(-1) ?? 0) };
  return (
    <EntryLine entry={{ ...entry, type: take }} field={field} label={t('box.row', names)} inputRef={input}>
      <span aria-hidden className="small soft kubagram-rows-name">
        {names.from}–{names.to}
      </span>
      <RowPicture squares={squares} next={next} box={box} set={set} onClick={choose} />
    </EntryLine>
  );
}

function withoutEnd(row: readonly Square[]): readonly Square[] {
  return row.slice(0, row.findLastIndex((one) => one !== 'any') + 1);
}
