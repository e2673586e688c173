import { useEffect, useRef } from 'react';
import { useSettings } from '#renderer/app/index.ts';
import { playSounds } from '#renderer/sound/index.ts';
import type { LastMoves } from '../last-move/use-last-moves.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { soundsFor } from './sounds-for.ts';

/** Lets what happens at the table be heard, where somebody has asked for sound. */
export function useTableSounds<T extends TableTypes>(model: Shell<T> & { readonly last?: LastMoves }): void {
  const { settings } = useSettings();
  const isOn = settings.sound === 'on';
  const { news, draft, view, seat, turn, ending, game, last } = model;
  const count = laidIn(draft);
  const turnNow = view === undefined ? undefined : `${turn} ${seat}`;
  const before = useRef({ news: news?.serial, count, turnNow });
  useEffect(() => {
    const was = before.current;
    before.current = { news: news?.serial, count, turnNow: turnNow ?? was.turnNow };
    if (!isOn) return;
    const isMade = news?.kind === 'made' && news.serial !== was.news;
    const gains = isMade ? news.events.flatMap((event) => game.game.rules.gains(event)) : [];
    playSounds(
      soundsFor({
        move: isMade
          ? {
              brings: gains.some(({ points }) => points > 0),
              isMoment: last?.isMoment() === true,
              ends: ending !== undefined,
            }
          : undefined,
        comes: turnNow !== undefined && turnNow !== was.turnNow,
        laidMore: turnNow !== undefined && turnNow === was.turnNow && count > was.count,
      }),
    );
  }, [isOn, news, count, turnNow, ending, game, last]);
}

/** Counts what lies on the table of a game whose turns are laid piece by piece. */
function laidIn(draft: object): number {
  const { laid = [], parts = [] } = draft as { readonly [some in 'laid' | 'parts']?: readonly unknown[] };
  return laid.length + parts.length;
}
