import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { setKeyChoice } from '#renderer/keys/index.ts';
import { KeyLegend } from '#renderer/table/index.ts';
import { alphacubesKeyPlaces } from '#shared/games/alphacubes/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { noChoice } from '#shared/keys/index.ts';

afterEach(() => setKeyChoice(noChoice));

const keys = () =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createTranslator()}>
      <KeyLegend
        label="Keys"
        places={alphacubesKeyPlaces}
        place="alphacubes-position"
        rows={['space', 'cross']}
        does={(row) => row}
      />
    </I18nextProvider>,
  );

it('a legend names each key as it holds now', () => {
  const before = keys();
  expect(before).toContain('Space</kbd>');
  expect(before).toContain('/</kbd>');
  setKeyChoice({ hand: 'both', own: { 'alphacubes-board.cross': ['%'] } });
  const after = keys();
  expect(after).toContain('%</kbd>');
  expect(after).not.toContain('/</kbd>');
});
