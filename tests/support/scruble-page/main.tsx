import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { CubeSpace } from '#renderer/games/scruble/cube/CubeSpace.tsx';
import type { PlaceMarks } from '#renderer/games/scruble/cube/stickers.ts';
import { newTurnMemory } from '#renderer/space/index.ts';
import { applyTheme } from '#renderer/theme/index.ts';
import { afterTwists, inverseOf, parseTwists, type Cube, type Twist } from '#shared/games/scruble/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import '#renderer/theme/base.css';
import './page.css';
import { drawnCube, drawnMarks } from './drawn.ts';

/**
 * The cube in space on a page of its own, for tests in a browser. `?theme=` light, dark or high-contrast; `?twists=` made
 * before it is seen, in cubers' letters; `?plain` leaves the marks out; `?layer=` is outlined; `?still` forbids to twist;
 * `?refuse` takes no twist; `?wilds` lets wild pegs stand for Q; `?size=` width and height of the cube's element in pixels. `twistCube(text)` twists it from outside.
 */
const asked = new URLSearchParams(location.search);
const begun = afterTwists(drawnCube, twistsIn(asked.get('twists') ?? ''));
const noTrace = { places: [], word: '' };
const noMarks: ReadonlyMap<number, PlaceMarks> = new Map();
const noWilds: ReadonlyMap<number, string> = new Map();
const wilds = asked.has('wilds') ? new Map(drawnCube.map((peg) => [peg, 'Q'])) : noWilds;
const [width, height] = (asked.get('size') ?? '600x605').split('x').map(Number);

function twistsIn(text: string): readonly Twist[] {
  return text === '' ? [] : expectOk(parseTwists(text));
}

interface Standing {
  readonly cube: Cube;
  readonly turned: Twist | undefined;
  readonly made: readonly Twist[];
}

function Page() {
  const [{ cube, turned, made }, setStanding] = useState<Standing>({
    cube: begun,
    turned: undefined,
    made: [],
  });
  const [memory] = useState(newTurnMemory);
  const [said, setSaid] = useState<readonly string[]>([]);
  const [isShown, setShown] = useState(true);
  const say = (what: string) => {
    setSaid((before) => [...before, what]);
  };
  const twist = (next: Twist) => {
    setStanding((before) => ({
      cube: afterTwists(before.cube, [next]),
      turned: next,
      made: [...before.made, next],
    }));
  };
  Object.assign(window, {
    twistCube: (text: string) => {
      for (const next of twistsIn(text)) twist(next);
    },
  });
  return (
    <main className="page">
      <h1 className="visually-hidden">SCRUBLE Cube</h1>
      <div className="page-cube" style={{ width, height }}>
        {isShown ? (
          <CubeSpace
            cube={cube}
            turned={turned}
            marks={asked.has('plain') || made.length > 0 ? noMarks : drawnMarks}
            wilds={wilds}
            layer={asked.has('layer') ? Number(asked.get('layer')) : undefined}
            still={asked.has('still')}
            memory={memory}
            traced={noTrace}
            follows
            turns
            onHand={() => undefined}
            onTwist={(next) => {
              say(`twist ${next.layer} ${next.quarters}`);
              if (!asked.has('refuse')) twist(next);
            }}
            onPlace={(place) => {
              say(`place ${place}`);
            }}
            onNoScene={() => {
              say('no scene');
            }}
          />
        ) : null}
      </div>
      <Button
        onClick={() => {
          setShown(!isShown);
        }}
      >
        Flat view only
      </Button>
      <Button
        onClick={() => {
          const last = made.at(-1);
          if (last === undefined) return;
          const [back] = inverseOf([last]);
          setStanding((before) => ({
            cube: afterTwists(before.cube, inverseOf([last])),
            turned: back,
            made: before.made.slice(0, -1),
          }));
        }}
      >
        Take back a twist
      </Button>
      <output data-said>{said.join(', ')}</output>
    </main>
  );
}

applyTheme({
  theme: (asked.get('theme') ?? 'light') as 'light',
  cubeFont: 'besley',
  cubeLetters: 'usual',
  interfaceFont: 'franklin',
  motion: 'system',
});
const place = document.getElementById('app');
if (place === null) throw new Error('The page has no place for its parts');
createRoot(place).render(
  <StrictMode>
    <I18nextProvider i18n={createTranslator()}>
      <Page />
    </I18nextProvider>
  </StrictMode>,
);
