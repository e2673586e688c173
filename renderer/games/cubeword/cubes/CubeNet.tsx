import type { PieceSet } from '#shared/pieces/index.ts';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Cube } from '#renderer/board/index.ts';
import { joker, lettersOn, placedCube, setOf } from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { PoolFace } from '../draft/draft.ts';
import { faceOf } from '../draft/reduce.ts';
import type { OnKey } from '../use-keys.ts';
import type { TableModel } from '../use-model.ts';
import '../felt/felt.css';

const side = 44;
const across = 3;

export interface CubeNetProps {
  readonly cube: CubeId;
  readonly set: PieceSet;
  readonly face: PoolFace;
  readonly naming: boolean;
  readonly onFace: (letter: string) => void;
  readonly onBlank: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

/** A cube shows its five letters and the blank, which the next typed letter names; the Joker shows only its name. */
export function CubeNet({ set, cube, face, naming, onFace, onBlank, onKey }: CubeNetProps) {
  const { t } = useTranslation('cubewordTable');
  const net = useRef<HTMLDivElement>(null);
  const up = `${face.blank ? '*' : ''}${face.letter ?? ''}`;

  // The focus stays on the face that is up, even if it was chosen elsewhere.
  useLayoutEffect(() => {
    if (net.current?.contains(document.activeElement) !== true) return;
    net.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [up]);

  const isJoker = cube === joker;
  const isNamed = isJoker || face.blank || naming;
  const faces = [...(isJoker ? [] : lettersOn(set, cube)), ''];
  const current = isNamed ? faces.length - 1 : faces.indexOf(face.letter ?? '');
  const choose = (at: number) => {
    const letter = faces[at] ?? '';
    if (letter === '') onBlank();
    else onFace(letter);
  };
  const name = (face.blank || isJoker) && !naming ? (face.letter ?? '') : '';
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
            onKey(event);
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
            onClick={() => choose(at)}
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
              orientationBar
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

export function TurningNet({ model, onKey }: { readonly model: TableModel; readonly onKey: OnKey }) {
  const { t } = useTranslation('cubewordTable');
  const { draft, check, view, play } = model;
  if (view === undefined) return null;
  const cube = draft.held;
  if (cube === undefined) {
    return (
      <section className="cubeword-turning" aria-label={t('turn.title')}>
        <h2 className="label">{t('turn.title')}</h2>
        <p className="small soft">{t('turn.none')}</p>
      </section>
    );
  }
  const there = check === undefined ? undefined : placedCube(check.felt, cube);
  return (
    <CubeNet
      set={setOf(model.state.options)}
      cube={cube}
      face={there ?? faceOf(setOf(model.state.options), draft, cube)}
      naming={draft.naming}
      onFace={(letter) => play.act({ kind: 'face', letter })}
      onBlank={() => play.act({ kind: 'blank' })}
      onKey={(event) => onKey(event, 'cubes')}
    />
  );
}
