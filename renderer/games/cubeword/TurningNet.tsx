import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Cube } from '#renderer/board/index.ts';
import { joker, lettersOn, placedCube } from '#shared/games/cubeword/index.ts';
import { faceOf } from './reduce.ts';
import type { OnKey } from './use-turn-keys.ts';
import type { TableModel } from './use-model.ts';

const side = 44;
/** Faces of a row. */
const across = 3;

/** The chosen cube unfolded: its five letters and the blank, to be named by the letter that is typed; of the Joker its name. */
export function TurningNet({ model, onKey }: { readonly model: TableModel; readonly onKey: OnKey }) {
  const { t } = useTranslation('cubewordTable');
  const net = useRef<HTMLDivElement>(null);
  const { draft, check, view, play } = model;
  const cube = view === undefined ? undefined : draft.held;
  const there = cube === undefined || check === undefined ? undefined : placedCube(check.felt, cube);
  const face = cube === undefined ? undefined : (there ?? faceOf(draft, cube));
  const up = face === undefined ? '' : `${face.blank ? '*' : ''}${face.letter ?? ''}`;

  // The focus stays on the face that is up, whichever was chosen.
  useLayoutEffect(() => {
    if (net.current?.contains(document.activeElement) !== true) return;
    net.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [up]);

  if (cube === undefined || face === undefined) {
    return view === undefined ? null : (
      <section className="cubeword-turning" aria-label={t('turn.title')}>
        <h2 className="label">{t('turn.title')}</h2>
        <p className="small soft">{t('turn.none')}</p>
      </section>
    );
  }
  const isJoker = cube === joker;
  const isNamed = isJoker || face.blank || draft.naming;
  const faces = [...(isJoker ? [] : lettersOn(cube)), ''];
  const current = isJoker || face.blank || draft.naming ? faces.length - 1 : faces.indexOf(face.letter ?? '');
  const choose = (at: number) => {
    const letter = faces[at] ?? '';
    play.act(letter === '' ? { kind: 'blank' } : { kind: 'face', letter });
  };
  const name = face.blank || isJoker ? (draft.naming ? '' : (face.letter ?? '')) : '';
  return (
    <section className="cubeword-turning" aria-label={t('turn.title')}>
      <h2 className="label">{t(isNamed ? 'turn.typeName' : 'turn.title')}</h2>
      <div
        ref={net}
        role="group"
        aria-label={t('turn.title')}
        className="cubeword-net"
        onKeyDown={(event) => {
          const to = stepTo(event.key, current, faces.length);
          if (to === undefined) {
            onKey(event, 'cubes');
            return;
          }
          event.preventDefault();
          choose(to);
        }}
      >
        {faces.map((letter, at) => (
          <button
            key={letter}
            type="button"
            className={at === current ? 'net-face net-face--top' : 'net-face'}
            tabIndex={at === current ? 0 : -1}
            aria-pressed={at === current}
            onClick={() => {
              choose(at);
            }}
          >
            <span className="visually-hidden">
              {letter !== ''
                ? letter
                : name === ''
                  ? t(isJoker ? 'turn.joker' : 'turn.blank')
                  : t(isJoker ? 'turn.jokerAs' : 'turn.blankAs', { letter: name })}
            </span>
            <Cube
              letter={letter === '' ? name : letter}
              mark={letter !== '' ? undefined : isJoker ? 'joker' : 'blank'}
              side={side}
              look="flat"
            />
          </button>
        ))}
      </div>
    </section>
  );
}

function stepTo(key: string, at: number, count: number): number | undefined {
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - across, ArrowDown: at + across }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}
