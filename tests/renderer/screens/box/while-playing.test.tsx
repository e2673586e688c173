import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { WhilePlaying } from '#renderer/screens/box/WhilePlaying.tsx';
import { createTranslator } from '#shared/i18n/index.ts';
import type { Flickering } from '#shared/sensor-check/index.ts';

const shown = (flickering: readonly Flickering[]) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createTranslator()}>
      <WhilePlaying watched={{ since: 0, moves: 12, flickering }} columns={12} language="en" />
    </I18nextProvider>,
  );

it('the Box screen names squares that flickered, or says that none did (B25)', () => {
  expect(shown([])).toMatch(/12 moves of cubes since \d+:\d\d.*, and no square flickered\./u);
  const weak = { square: 29, lying: 4, empty: 0, moving: 0, cubes: 3, uneasy: 1, margin: 0.6 };
  const named = shown([weak]);
  expect(named).toContain('These squares flickered, the weakest first:');
  expect(named).toContain('F3 flickered 4 times under one cube and not under 2 others (margin 60\u00a0%)');
});
