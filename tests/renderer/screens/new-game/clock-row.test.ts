import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { SpeechRegion } from '#renderer/controls/index.ts';
import { ClockRow } from '#renderer/screens/new-game/ClockRow.tsx';
import { firstForm, recordOf } from '#renderer/screens/new-game/setup-form.ts';
import { gameIds, gameOf, type GameId } from '#shared/games/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { parseRecord } from '#shared/records/index.ts';

function row(id: GameId, options: Readonly<Record<string, string | number>> = {}): string {
  const nothing = () => undefined;
  const props = { id, offered: gameOf(id).options, options, onChange: nothing, onWrong: nothing };
  const spoken = createElement(SpeechRegion, null, createElement(ClockRow, props));
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n: createTranslator() }, spoken));
}
const figures = (html: string) => [...html.matchAll(/inputMode="decimal"/giu)].length;

describe('P16 the clock in New game', () => {
  it.each(gameIds)('P16 is one row of %s: none by default', (id) => {
    expect(row(id)).toContain('Nobody is timed.');
    expect(figures(row(id))).toBe(0);
  });

  it('P16 shows one stepper for a turn, two and a choice for a game, with the consequence', () => {
    const turn = row('alphacubes', { clock: 'turn' });
    expect(figures(turn)).toBe(1);
    expect(turn).toContain('Each turn has its time. After 90 seconds the turn is passed.');
    const game = row('alphacubes', { clock: 'game', clockMinutes: 25 });
    expect(figures(game)).toBe(2);
    expect(game).toContain(
      'Each player has one time for all turns. It is 25 minutes. Every play adds 10 seconds. Over the time play goes on, and each minute begun costs 10 points at the end.',
    );
    expect(row('kubo', { clock: 'game', clockOver: 'loses', clockAdds: 0 })).toContain(
      'It is 20 minutes. Plays add nothing to it. Whoever is over the time loses, and the game ends.',
    );
  });

  it('S13 P16 offers sand as a link, but not where sand is a rule', () => {
    expect(row('cubeword')).toContain('Add sand: 2 min a turn');
    expect(row('cubeword', { sandSeconds: 120 })).toContain('120 seconds of sand a turn, as a courtesy.');
    expect(row('scruble')).not.toContain('sand');
  });

  it('P16 leaves no trace in the record of a game without it', () => {
    const form = firstForm('kubo', ['Ann', 'Ben']);
    const plain = expectOk(recordOf('kubo', form, undefined, 3));
    expect(plain).not.toContain('clock');
    const timed = expectOk(
      recordOf('kubo', { ...form, options: { ...form.options, clock: 'turn' } }, undefined, 3),
    );
    expect(expectOk(parseRecord(timed)).options).toMatchObject({ clock: 'turn' });
  });
});
