import { useTranslation } from 'react-i18next';
import { useAnswer } from '#renderer/app/index.ts';
import { Cube, Rail } from '#renderer/board/index.ts';
import type { DesignSummary } from '#shared/contract/index.ts';

const mostShown = 2;
const mostLetters = 5;

/** Half a shelf with the sets that people have designed, the newest first. */
export function OwnSets() {
  const { t } = useTranslation('library');
  const { result } = useAnswer('listDesigns', ['designsChanged']);
  const designs = result?.ok === true ? result.value.designs : [];
  if (designs.length === 0) return null;
  return (
    <section className="half-shelf" aria-labelledby="own-sets">
      <ul className="half-shelf-things">
        {designs.slice(0, mostShown).map((design) => (
          <li key={design.id}>
            <a href={`#/design/${design.id}`}>
              <SetCubes design={design} />
              <span className="half-shelf-says">
                <b>{design.title}</b>
                <span className="soft">{t('sets.pieces', { count: design.pieces })}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Rail />
      <div className="half-shelf-foot">
        <h2 id="own-sets">{t('sets.title', { count: designs.length })}</h2>
        <a href="#/design">{t('sets.open')}</a>
      </div>
    </section>
  );
}

/** The title of the set in cubes, as far as they reach. */
function SetCubes({ design: { title } }: { readonly design: DesignSummary }) {
  const letters = [...title.toLocaleUpperCase('en-GB')].filter((letter) => /\p{L}/u.test(letter));
  return (
    <span className="half-shelf-cubes" aria-hidden>
      {letters.slice(0, mostLetters).map((letter, at) => (
        <Cube key={at} letter={letter} side={27} still />
      ))}
    </span>
  );
}
