import {
  cardOf,
  codeOf,
  layersOf,
  unseenCards,
  type CardName,
  type KuboView,
} from '#shared/games/kubo/index.ts';
import { colourClass, Hatch } from './marks.tsx';
import { useTexts } from './texts.ts';
import './kubo.css';
import './unseen.css';

const colours = ['blue', 'green', 'yellow', 'red'] as const;

export function Unseen({ view }: { readonly view: KuboView }) {
  const t = useTexts();
  const unseen = unseenCards(view);
  const inHands = unseen.length - view.deck;
  return (
    <div className="kubo">
      <p className="small soft">
        {t('unseen.where', { count: unseen.length, deck: view.deck, hands: inHands })}
      </p>
      <div role="img" aria-label={t('unseen.cells')} className="kubo-unseen-cells">
        {layersOf(view.options.orientation).map((layer, height) => (
          <svg key={height} viewBox="0 0 40 40" className={layerClass(layer)}>
            <rect width="40" height="40" rx="3" className="kubo-unseen-layer" />
            {layer.map((card, at) =>
              unseen.includes(card) ? (
                <circle key={card} cx={5 + (at % 4) * 10} cy={35 - Math.floor(at / 4) * 10} r="3.4" />
              ) : null,
            )}
          </svg>
        ))}
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

function layerClass(layer: readonly CardName[]): string {
  const [first] = layer;
  const isOneColour = layer.every(
    (card) => first !== undefined && cardOf(card).colour === cardOf(first).colour,
  );
  return first !== undefined && isOneColour ? colourClass(first) : 'kubo-mixed';
}
