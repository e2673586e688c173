import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BoxMark } from '#renderer/board/index.ts';
import { Button, Select } from '#renderer/controls/index.ts';
import {
  boxColumns,
  boxMarks,
  boxRows,
  columnName,
  countMarks,
  markOf,
  usualBox,
  type Mark,
} from '#shared/pieces/index.ts';
import { boxMirrors, paintMark, usualMarks, type BoxMirror } from '#shared/set-design/index.ts';
import { Painter } from './BoardPainter.tsx';
import { Field } from './BoardSide.tsx';
import type { Design } from './use-design.ts';

export interface BoxBrush {
  readonly mark: Mark;
  readonly mirror: BoxMirror;
  readonly setMark: (mark: Mark) => void;
  readonly setMirror: (mirror: BoxMirror) => void;
}

export function useBoxBrush(): BoxBrush {
  const [mark, setMark] = useState<Mark>('0');
  const [mirror, setMirror] = useState<BoxMirror>('halfTurn');
  return { mark, mirror, setMark, setMirror };
}

interface BoxPainterProps {
  readonly design: Design;
  readonly brush: BoxBrush;
}

const drawn = { widest: 500, most: 40 } as const;

export function BoxPainter({ design, brush }: BoxPainterProps) {
  const { t } = useTranslation('design');
  const { set } = design;
  const q = Math.min(drawn.most, Math.floor(drawn.widest / boxColumns));
  return (
    <div className="board-painter">
      <h1 tabIndex={-1}>{t('box.title')}</h1>
      <p className="soft">{t(set.box === undefined ? 'box.usual' : 'box.own')}</p>
      <p id="box-says" className="soft">
        {t('box.says')}
      </p>
      <div className="box-painter-place">
        <div className="box-painter-columns small soft" aria-hidden>
          {Array.from({ length: boxColumns }, (_, column) => (
            <span key={column} style={{ width: q }}>
              {columnName(column)}
            </span>
          ))}
        </div>
        <div className="box-painter-rows small soft" aria-hidden>
          {Array.from({ length: boxRows }, (_, row) => (
            <span key={row} style={{ height: q }}>
              {row + 1}
            </span>
          ))}
        </div>
        <Painter
          className="box-painter"
          label={t('box.label', { rows: boxRows, columns: boxColumns })}
          describedBy="box-says"
          columns={boxColumns}
          squares={usualBox.map((_, at) => markOf(at, set))}
          side={q}
          brushes={boxMarks}
          onBrush={brush.setMark}
          onPaint={(at) => {
            design.edit({ ok: true, value: paintMark(set, at, brush.mark, brush.mirror) }, 'mark');
          }}
          markText={(mark) => t(`box.marks.${mark}`)}
          picture={(mark) => <BoxMark mark={mark} size={q * 0.44} />}
        />
      </div>
    </div>
  );
}

export function BoxSide({ design, brush }: BoxPainterProps) {
  const { t } = useTranslation('design');
  const { set } = design;
  const counts = countMarks(set.box ?? usualBox);
  return (
    <div className="painter-side" data-answers="hand">
      <Field label={t('box.brush')}>
        <Select
          label={t('box.brush')}
          value={brush.mark}
          choices={boxMarks.map((value, at) => ({
            value,
            label: t('boards.brushIs', { key: at + 1, mark: t(`box.marks.${value}`) }),
          }))}
          onChange={brush.setMark}
        />
      </Field>
      <Field label={t('boards.mirror')}>
        <Select
          label={t('boards.mirror')}
          value={brush.mirror}
          choices={boxMirrors.map((value) => ({ value, label: t(`box.mirrors.${value}`) }))}
          onChange={brush.setMirror}
        />
      </Field>
      <ul className="box-painter-counts">
        {boxMarks.map((mark) => (
          <li key={mark}>
            <BoxMark mark={mark} size={16} />
            <span>{t('box.count', { count: counts[mark], mark: t(`box.marks.${mark}`) })}</span>
          </li>
        ))}
      </ul>
      {set.box !== undefined && (
        <Button
          size="small"
          onClick={() => {
            design.edit({ ok: true, value: usualMarks(set) }, 'usualMarks');
          }}
        >
          {t('box.back')}
        </Button>
      )}
    </div>
  );
}
