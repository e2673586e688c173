import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { DeckPlace } from '#renderer/games/kubo/DeckPlace.tsx';
import { Felts } from '#renderer/games/kubo/felts/Felts.tsx';
import type { ShownTable } from '#renderer/games/kubo/standing.ts';
import { HiddenHand } from '#renderer/games/kubo/hand/HiddenHand.tsx';
import { Hand } from '#renderer/games/kubo/hand/Hand.tsx';
import { LinesFound } from '#renderer/games/kubo/LinesFound.tsx';
import { StandingPicture } from '#renderer/games/kubo/StandingPicture.tsx';
import { seatOfKey, StealWindow } from '#renderer/games/kubo/StealWindow.tsx';
import type { CardName } from '#shared/games/kubo/index.ts';
import { CubeView } from '#renderer/games/kubo/cube/CubeView.tsx';
import {
  chooseLine,
  noChoice,
  pickedCards,
  type LineChoice,
} from '#renderer/games/kubo/draft/line-choice.ts';
import { useSlide } from '#renderer/games/kubo/use-slide.ts';
import { applyTheme } from '#renderer/theme/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import '#renderer/theme/base.css';
import './page.css';
import {
  allLines,
  fullHand,
  hand as fewCards,
  laid,
  layers as upright,
  lines,
  onSide,
  players,
  table,
} from './standing.ts';

/**
 * The parts of Kubo's table on a page of their own, for tests in a browser. `?theme=` light, dark or high-contrast;
 * `?left=` seconds of the steal window; `?cube=off` leaves the cube out; `?side` turns the cube on its side; `?open` points
 * out two free cells; `?hidden` covers the hand; `?many` fills it.
 */
const asked = new URLSearchParams(location.search);
const hand = asked.has('many') ? fullHand : fewCards;
const layers = asked.has('side') ? onSide : upright;

function Page() {
  const root = useRef<HTMLElement>(null);
  const [cursor, setCursor] = useState<CardName>('red M2');
  const [order, setOrder] = useState<readonly CardName[]>(hand.map(({ card }) => card));
  const [active, setActive] = useState<CardName>('red M2');
  const [chosen, setChosen] = useState<CardName | undefined>('red M2');
  const [lying, setLying] = useState({ table, laid });
  const [choice, setChoice] = useState<LineChoice>(noChoice);
  const [said, setSaid] = useState('');
  const [cube, setCube] = useState(asked.get('cube') !== 'off');
  useSlide(root, lying.laid);
  const left = asked.get('left');
  const standing: ShownTable = {
    layers,
    ...lying,
    chosen,
    lines: asked.has('side') ? [] : lines,
    open: asked.has('open') ? ['red L2', 'green L2'] : [],
    picked: pickedCards(choice),
  };
  const lay = (card: CardName) => {
    setLying({ table: [...lying.table, card], laid: [...lying.laid, card] });
    setChosen(undefined);
  };
  const onPick = (card: CardName) => {
    setSaid(`cell ${card}`);
    if (choice.kind !== 'off') setChoice(chooseLine(choice, { kind: 'pick', card }, allLines));
    else if (card === chosen) lay(card);
  };
  return (
    <main
      ref={root}
      className="page"
      onKeyDown={({ key }) => {
        const seat = seatOfKey(players, key);
        if (seat !== undefined) setSaid(`claim ${seat}`);
      }}
    >
      <h1>Kubo</h1>
      <div className="page-felts">
        <Felts standing={standing} cursor={cursor} onCursor={setCursor} onPick={onPick} />
      </div>
      <div className="page-cube">{cube ? <CubeView standing={standing} /> : null}</div>
      <div className="page-lines">
        <LinesFound
          lines={lines}
          how="To point out another, choose its first and last card"
          onClaim={(tag) => {
            setSaid(`claim ${tag}`);
          }}
        />
      </div>
      <section className="page-hand">
        <h2 className="label">Your hand</h2>
        {asked.has('hidden') ? <HiddenHand cards={5} label="Vera has 5 cards, face down" /> : null}
        <Hand
          label="Your hand"
          entries={order.flatMap((name) => {
            const entry = hand.find(({ card }) => card === name);
            if (entry === undefined) return [];
            return lying.laid.includes(name) ? [{ card: name, reason: { kind: 'laid' as const } }] : [entry];
          })}
          layers={layers}
          chosen={chosen}
          active={active}
          onActive={setActive}
          onPick={setChosen}
          onOrder={setOrder}
          onDrop={(card, cell) => {
            setSaid(`drop ${card} on ${cell}`);
            if (card === cell) lay(card);
          }}
        />
      </section>
      <div className="page-side">
        <StealWindow
          seconds={10}
          left={left === null ? undefined : Number(left)}
          of="Vera"
          players={players}
          claiming={undefined}
          onClaim={(seat) => {
            setSaid(`claim ${seat}`);
          }}
          onWave={(seat) => {
            setSaid(`wave ${seat}`);
          }}
        />
        <DeckPlace
          cards={18}
          note="Drawn: red S3, then yellow S2, since you laid 2 last turn."
          onDraw={undefined}
        />
      </div>
      <div className="page-actions">
        <Button
          onClick={() => {
            setChoice(chooseLine(choice, { kind: 'begin' }, allLines));
          }}
        >
          Point out a line
        </Button>
        <Button
          onClick={() => {
            setCube(!cube);
          }}
        >
          Cube
        </Button>
        <output data-said>{said}</output>
        <output data-choice>{[choice.kind, ...pickedCards(choice)].join(' ')}</output>
      </div>
      {asked.has('miniature') ? (
        <div className="page-miniature">
          <StandingPicture standing={standing} label="Kubo, turn 16" />
        </div>
      ) : null}
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
