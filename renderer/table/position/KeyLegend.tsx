import { useKeyMap, useKeyText } from '#renderer/keys/index.ts';
import { commandName, type KeyPlaces } from '#shared/keys/index.ts';
import './position.css';

interface KeyLegendProps<P extends KeyPlaces, K extends keyof P & string, R extends keyof P[K] & string> {
  readonly label: string;
  readonly places: P;
  readonly place: K;
  readonly rows: readonly R[];
  readonly does: (row: R) => string;
}

/** Names keys as they hold now, which their user may have changed. */
export function KeyLegend<P extends KeyPlaces, K extends keyof P & string, R extends keyof P[K] & string>(
  props: KeyLegendProps<P, K, R>,
) {
  const { label, places, place, rows, does } = props;
  const map = useKeyMap();
  const keyText = useKeyText();
  return (
    <dl className="key-legend small" aria-label={label}>
      {rows.map((row) => {
        const [key] = map.get(commandName(place, row, places[place]?.[row] ?? noKeys))?.keys ?? [];
        if (key === undefined) return null;
        return (
          <div key={row}>
            <dt>
              <kbd className="key">{keyText(key)}</kbd>
            </dt>
            <dd className="soft">{does(row)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const noKeys = { keys: [] };
