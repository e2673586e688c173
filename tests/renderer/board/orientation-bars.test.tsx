import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { Cube, faceUp, TurningPlace } from '#renderer/board/index.ts';
import { BoxSquare } from '#renderer/games/kubagram/BoxSquare.tsx';
import { FaceView } from '#renderer/screens/designer/FaceView.tsx';
import { createTranslator } from '#shared/i18n/index.ts';
import { setOf } from '#shared/games/kubagram/index.ts';

const markup = (view: ReactElement): string =>
  renderToStaticMarkup(<I18nextProvider i18n={createTranslator()}>{view}</I18nextProvider>);
const bars = (view: ReactElement): number => markup(view).split('cube-turned').length - 1;
const nothing = (): void => undefined;

describe('P25: the bar that tells which way up a letter is', () => {
  it('stands below M, W, N and Z, and below no other letter, where it is asked for', () => {
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      expect(bars(<Cube letter={letter} side={40} orientationBar />)).toBe('MWNZ'.includes(letter) ? 1 : 0);
      expect(bars(<Cube letter={letter} side={40} />)).toBe(0);
    }
  });

  it('is on a cube that is being turned', () => {
    const facing = faceUp([...'EMNTZ'], 'M');
    const place = (
      <TurningPlace facing={facing} valueOf={() => 1} total={9} onTip={nothing} onLetter={nothing} />
    );
    expect(bars(place)).toBe(3);
  });

  it('is on the faces of the designer', () => {
    const face = { kind: 'letter', letter: 'W' } as const;
    expect(bars(<FaceView face={face} values={{ W: 4 }} side={46} isTotal={false} />)).toBe(1);
  });

  it.each([true, false])('is on the dice of a box that lies turned: %s', (isTurned) => {
    const square = (
      <BoxSquare
        square={0}
        item={0}
        set={setOf({ set: 'en', ownSet: [] })}
        shows="die"
        top="N"
        joker={false}
        isNext={false}
        isTaken={false}
        isTurned={isTurned}
        act={undefined}
        isStop
        side={40}
        mark={10}
        onFocus={nothing}
      />
    );
    expect(bars(square)).toBe(isTurned ? 1 : 0);
  });
});
