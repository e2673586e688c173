import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useAnnounce } from '#renderer/controls/index.ts';
import { ScrollPlace } from '#renderer/table/index.ts';
import { feltAfter, mostMoves, type Part, setOf } from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Actions } from './actions.ts';
import { countedMoves, undoneWith, type CountedMove } from './draft/draft-parts.ts';
import { moveKind, moveText } from './texts.ts';
import type { TableModel } from './use-model.ts';

interface MovesProps {
  readonly model: TableModel;
  readonly actions: Actions;
}

/** With more rows than this, each takes one line, so that none needs to scroll. */
const roomy = 3;

interface Row {
  readonly move: CountedMove;
  readonly kind: string;
  readonly text: string;
  readonly with: readonly number[];
}

export function MovesPlace({ model, actions }: MovesProps) {
  const { t } = useTranslation('cubewordTable');
  const say = useAnnounce();
  const { draft, state } = model;
  const { parts } = draft;
  const rows = useMemo(() => rowsOf(t, state, parts), [t, state, parts]);
  const isPaired = rows.some(({ move }) => move.parts.length > 1);
  const undo = (row: Row, at: number) => {
    const gone = row.with.map((number) => rows[number - 1]?.text ?? '').join('; ');
    actions.undo(row.move.at);
    say(
      row.with.length === 0
        ? t('moves.undone', { number: at + 1, text: row.text })
        : t('moves.undoneWith', { number: at + 1, text: row.text, gone, count: row.with.length }),
    );
  };
  return (
    <section className="cubeword-moves" aria-labelledby="cubeword-moves">
      <div className="cubeword-head">
        <h2 id="cubeword-moves">{t('moves.title', { count: rows.length, most: mostMoves })}</h2>
        <span aria-hidden className="move-boxes">
          {Array.from({ length: mostMoves }, (_, at) => (
            <i key={at} className={at < rows.length ? 'move-box' : 'move-box move-box--left'} />
          ))}
        </span>
      </div>
      <ScrollPlace label={t('moves.label')} className="cubeword-scroll slip-more">
        {rows.length === 0 ? (
          <p className="small soft">{t(state.felt.length === 0 ? 'moves.begin' : 'moves.none')}</p>
        ) : (
          <ol className={rows.length > roomy ? 'move-rows move-rows--close' : 'move-rows'}>
            {rows.map((row, at) => (
              <li key={row.move.at.join()}>
                <span className="move-number">{at + 1}</span>
                <span className="move-words">
                  <b>{row.kind}</b>
                  <span className="small soft">{row.text}</span>
                </span>
                <Button
                  size="small"
                  aria-label={
                    row.with.length === 0
                      ? t('moves.undoLabel', { number: at + 1 })
                      : t('moves.undoWithLabel', { number: at + 1, others: row.with.join(', ') })
                  }
                  onClick={() => undo(row, at)}
                >
                  {row.with.length === 0
                    ? t('moves.undo')
                    : t('moves.undoWith', { others: row.with.join(', ') })}
                </Button>
              </li>
            ))}
          </ol>
        )}
        {isPaired ? <p className="small soft cubeword-note">{t('moves.joker')}</p> : null}
      </ScrollPlace>
    </section>
  );
}

function rowsOf(
  t: Translate,
  { felt, options }: Pick<TableModel['state'], 'felt' | 'options'>,
  parts: readonly Part[],
): readonly Row[] {
  const set = setOf(options);
  const moves = countedMoves(parts);
  const feltAt = (count: number) => {
    const made = feltAfter(set, felt, parts.slice(0, count));
    return made.ok ? made.value : felt;
  };
  return moves.map((move, index) => {
    const gone = undoneWith(set, felt, parts, move.at);
    const others = moves.flatMap((other, at) =>
      at !== index && other.at.some((part) => gone.includes(part)) ? [at + 1] : [],
    );
    const [first = 0] = move.at;
    const last = move.at.at(-1) ?? first;
    return {
      move,
      kind: moveKind(t, move),
      text: moveText(t, move, feltAt(first), feltAt(last + 1), feltAt(parts.length)),
      with: others,
    };
  });
}
