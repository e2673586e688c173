import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAnswer, usePlayerName, useRemembered } from '#renderer/app/index.ts';
import { LineChart, ProblemNotice, Select } from '#renderer/controls/index.ts';
import type { GameSummary, ResponseOf } from '#shared/contract/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { BestPlayEver, LongestWordEver } from './BestEver.tsx';
import { averageText, dayText, endTexts } from './captions.ts';
import { Opponents } from './Opponents.tsx';
import { gamesOf, peopleOf } from './shown-games.ts';
import './figures.css';

export type Figures = ResponseOf<'readFigures'>;

const shownSchema = z.strictObject({ player: z.string(), game: z.string().optional() });

export interface FiguresSideProps {
  readonly games: readonly GameSummary[];
  readonly now: number;
}

/** What a person has played on this computer, added up from the finished games on the shelf. */
export function FiguresSide({ games, now }: FiguresSideProps) {
  const { t } = useTranslation('library');
  const [own] = usePlayerName();
  const [wanted, remember] = useRemembered('library.figures', shownSchema, { player: own });
  const people = peopleOf(games);
  const player = people.includes(wanted.player) ? wanted.player : people.includes(own) ? own : people[0];
  if (player === undefined) return null;
  const theirs = games.filter(({ players }) => players.some(({ name }) => name === player));
  const played = gamesOf(theirs);
  const game = wanted.game === '' || played.includes(wanted.game ?? '') ? wanted.game : played[0];
  return (
    <section className="library-figures" aria-labelledby="figures-title">
      <h2 id="figures-title">{t('figures.title')}</h2>
      <div className="figures-choices">
        <Select
          label={t('figures.player')}
          value={player}
          choices={people.map((value) => ({ value, label: value }))}
          onChange={(next) => {
            remember({ ...wanted, player: next });
          }}
        />
        <Select
          label={t('figures.game')}
          value={game ?? ''}
          choices={[
            ...played.map((value) => ({ value, label: t(`common:games.${value}`) })),
            { value: '', label: t('figures.allGames') },
          ]}
          onChange={(next) => {
            remember({ player, game: next });
          }}
        />
      </div>
      <FiguresOf key={`${player} ${game}`} player={player} game={game === '' ? undefined : game} now={now} />
    </section>
  );
}

interface FiguresOfProps {
  readonly player: string;
  readonly game: string | undefined;
  readonly now: number;
}

function FiguresOf({ player, game, now }: FiguresOfProps) {
  const { t } = useTranslation('library');
  const ask = { name: player, ...(game !== undefined && { game }) };
  const { result } = useAnswer('readFigures', ['gamesChanged'], ask);
  if (result === undefined) return null;
  if (!result.ok) return <ProblemNotice problem={result.problem} />;
  const figures = result.value;
  if (figures.games === 0) return <p>{t('figures.none', { player })}</p>;
  return (
    <>
      <dl className="figures-sums figures">
        <div>
          <dd>{figures.games}</dd>
          <dt>{t('figures.games', { count: figures.games })}</dt>
        </div>
        <div>
          <dd>{figures.won}</dd>
          <dt>{t('figures.won')}</dt>
        </div>
        {figures.each !== undefined && (
          <div>
            <dd>{averageText(figures.each.points)}</dd>
            <dt>{t(`figures.each.${figures.each.against}`)}</dt>
          </div>
        )}
      </dl>
      {game === undefined ? <ByGame figures={figures} /> : <Opponents opponents={figures.opponents} />}
      {figures.line.length > 1 && figures.each !== undefined && (
        <PointsLine line={figures.line} against={figures.each.against} now={now} />
      )}
      {figures.best !== undefined && <BestPlayEver best={figures.best} now={now} />}
      {figures.longest !== undefined && <LongestWordEver longest={figures.longest} />}
      <p className="small soft">{t('figures.counted')}</p>
    </>
  );
}

function ByGame({ figures: { byGame } }: { readonly figures: Figures }) {
  const { t } = useTranslation('library');
  return (
    <table className="figures-table figures">
      <caption>{t('figures.byGame')}</caption>
      <tbody>
        {byGame.map(({ game, games, won }) => (
          <tr key={game}>
            <th scope="row">{t(`common:games.${game}`)}</th>
            <td>{t('figures.wonOf', { won, games })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PointsLineProps {
  readonly line: Figures['line'];
  readonly against: 'people' | 'computer';
  readonly now: number;
}

function PointsLine({ line, against, now }: PointsLineProps) {
  const { t } = useTranslation('library');
  const points = line.map(({ points: value }) => value);
  const [first, last] = [line[0], line.at(-1)];
  return (
    <div className="figures-line">
      <h3>{t(`figures.line.${against}`)}</h3>
      <LineChart
        sentence={t('figures.lineSays', {
          count: line.length,
          first: averageText(first?.points ?? 0),
          last: averageText(last?.points ?? 0),
          least: averageText(Math.min(...points)),
          most: averageText(Math.max(...points)),
        })}
        points={line.map(({ at, points: value }) => ({ label: dayText(t as Translate, at, now), value }))}
        heads={[t('figures.day'), t('figures.points')]}
        ends={endTexts(t as Translate, first?.at ?? now, last?.at ?? now, now)}
        format={averageText}
      />
    </div>
  );
}
