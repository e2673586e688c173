import type { Question } from '#renderer/app/index.ts';
import { currentState } from '#shared/engine/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { clockText, limitTime, pausedAt } from '../clock/clocks.ts';
import type { LoadedGame, PlayState, TableTypes } from '../store/index.ts';
import { clockTexts, scoresText } from './table-answer.ts';

/** Answers while the game is paused from what the covered table shows, and of the position tells nothing. */
export function pausedAnswer(
  t: Translate,
  question: Question,
  { stage, pause, clock }: Pick<PlayState<TableTypes>, 'stage' | 'pause' | 'clock'>,
  now: number,
): string | undefined {
  if (stage.kind !== 'ready' || pause === undefined) return undefined;
  const { game } = stage;
  const state = currentState(game.timeline);
  const { number: turn, seat } = game.game.rules.turn(state);
  const names = game.record.players.map(({ name }) => name);
  switch (question) {
    case 'now': {
      const name = names[seat ?? 0];
      const whose = t(seat === undefined ? 'table:clock.paused.between' : 'table:clock.paused.turn', {
        turn,
        name,
      });
      const since = t('table:clock.paused.title', { time: pausedAt(pause.since ?? 0) });
      return t('speech:table.paused', { since, whose });
    }
    case 'scores':
      return scoresText(t, { names, scores: game.game.rules.scores(state), seat });
    case 'time':
      return timesText(t, game, clock, now);
    case 'last':
    case 'hand':
    case 'place':
    case 'words':
    case 'stock':
      return t('speech:table.pausedCovers');
    default:
      return undefined;
  }
}

function timesText(
  t: Translate,
  game: LoadedGame<TableTypes>,
  clock: PlayState<TableTypes>['clock'],
  now: number,
): string {
  const rules = limitTime('rules', game, clock, now);
  const times = clockTexts(t, game, clock, now);
  if (rules !== undefined)
    times.push(t('table:clock.paused.hasRules', { time: clockText(Math.max(0, rules.leftMs)) }));
  return times.join(' ') || t('speech:table.noTime');
}
