import { cardOf, codeOf, layersOf, unseenCards, type KuboView } from '#shared/games/kubo/index.ts';
import { Hatch } from './marks.tsx';
import { Miniature } from './Miniature.tsx';
import { useTexts } from './texts.ts';
import './kubo.css';
import './unseen.css';

const colours = ['blue', 'green', 'yellow', 'red'] as const;

/** The cards that an onlooker has not seen: their cells, and each by colour, struck where one can no longer be laid. */
export function Unseen({ view }: { readonly view: KuboView }) {
  const t = useTexts();
  const unseen = unseenCards(view);
  const inHands = unseen.length - view.deck;
  return (
    <div className="kubo">
      <p className="small soft">
        {t('unseen.where', { count: unseen.length, deck: view.deck, hands: inHands })}
      </p>
      <div className="kubo-unseen-cells">
        <Miniature
          standing={{ layers: layersOf(view.options.orientation), table: unseen }}
          label={t('unseen.cells')}
        />
      </div>
      <details>
        <summary>{t('unseen.each')}</summary>
        <dl className="kubo-unseen">
          {colours.map((colour) => (
            <div key={colour}>
              <dt>
                <Hatch colour={colour} className="kubo-unseen-hatch" />
                {t(`colourFirst.${colour}`)}
              </dt>
              <dd className="figures">
                {unseen
                  .filter((card) => cardOf(card).colour === colour)
                  .map((card) => {
                    const mark = codeOf(card);
                    return view.dead.includes(card) ? (
                      <s key={card}>
                        {mark}
                        <span className="visually-hidden"> {t('unseen.dead')}</span>
                      </s>
                    ) : (
                      <span key={card}>{mark}</span>
                    );
                  })}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
