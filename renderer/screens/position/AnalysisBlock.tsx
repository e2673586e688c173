import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadReview } from '#renderer/games/index.ts';
import { pointsText, type ReviewParts } from '#renderer/table/index.ts';
import type { Analysis } from '#renderer/table/store/ask-position.ts';
import { percentOf, type Tried } from '#shared/engine/index.ts';
import type { GameId } from '#shared/games/index.ts';
import { statementText, type Translate } from '#shared/i18n/index.ts';

interface AnalysisBlockProps {
  readonly id: GameId;
  readonly analysis: Analysis;
  readonly names: readonly string[];
}

/** Shows what a look back shows of a turn: the best there is, what the strongest computer did, and what is usual. */
export function AnalysisBlock({ id, analysis, names }: AnalysisBlockProps) {
  const { t } = useTranslation('positionEditor');
  const parts = useReviewParts(id);
  if (parts === undefined) return null;
  const { turn, reviewed, level } = analysis;
  const { best, played, usual, chances } = reviewed;
  const isBest = best === undefined || best.line === played.line || best.points <= played.points;
  const top = isBest ? played : best;
  const named = ({ line }: Tried) =>
    line === undefined ? parts.playedName(t as Translate, turn) : parts.lineName(t as Translate, turn, line);
  const hasChance = top.chance !== undefined || chances !== undefined;
  const row = (head: string, name: string, place: string | undefined, tried: Tried) => (
    <tr>
      <th scope="row">{head}</th>
      <td>{name}</td>
      <td className="soft">{place}</td>
      <td className="figures">{pointsText(tried.points)}</td>
      {hasChance ? (
        <td className="figures">
          {tried.chance === undefined ? '' : t('analysis.percent', { percent: percentOf(tried.chance) })}
        </td>
      ) : null}
    </tr>
  );
  const topName = named(top);
  const playedName = parts.playedName(t as Translate, turn);
  return (
    <section className="position-analysis" aria-labelledby="position-analysis">
      <h2 id="position-analysis" className="label">
        {t('analysis.title', { name: names[turn.seat] })}
      </h2>
      <table data-spoken>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('analysis.tried')}</th>
            <th scope="col">{t('analysis.where')}</th>
            <th scope="col" className="figures">
              {t('analysis.points')}
            </th>
            {hasChance ? (
              <th scope="col" className="figures">
                {t('analysis.chance')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {row(t('analysis.best'), topName.name, topName.place, top)}
          {isBest ? null : row(t('analysis.computer'), playedName.name, playedName.place, played)}
          {usual === undefined
            ? null
            : row(t('analysis.usual', { level }), t('analysis.average'), undefined, usual)}
        </tbody>
      </table>
      {isBest || reviewed.statements.length === 0 ? null : (
        <p data-spoken>
          {reviewed.statements
            .map((one) =>
              statementText(t as Translate, { game: id, players: names.map((name) => ({ name })) }, one),
            )
            .join(' ')}
        </p>
      )}
    </section>
  );
}

function useReviewParts(id: GameId): ReviewParts | undefined {
  const [parts, setParts] = useState<ReviewParts>();
  useEffect(() => {
    let isWanted = true;
    void loadReview(id).then((found) => {
      if (isWanted && found.ok) setParts(found.value);
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return parts;
}
