import { typedLetter } from '#shared/lexicon/index.ts';
import { useTranslation } from 'react-i18next';
import { cubeOf, unseenCubes, type AlphacubesView, setOf } from '#shared/games/alphacubes/index.ts';

export function Unseen({ view }: { readonly view: AlphacubesView }) {
  const { t } = useTranslation('alphacubes');
  const unseen = unseenCubes(view);
  const set = setOf(view.options);
  const letters = [...set.alphabet].filter((letter) => set.values[letter] !== undefined);
  const showing = (letter: string) =>
    unseen.filter((cube) => cubeOf(set, cube).letters.includes(letter)).length;
  return (
    <>
      <p className="small soft">
        {t('unseen.where', { count: unseen.length, stock: view.stock, hands: unseen.length - view.stock })}
      </p>
      <ul className="unseen-letters figures" aria-label={t('unseen.letters')}>
        {letters.map((letter) => (
          <li key={letter} className={showing(letter) === 0 ? 'soft' : undefined}>
            <b>{typedLetter(letter)}</b> {showing(letter)}
          </li>
        ))}
      </ul>
    </>
  );
}
