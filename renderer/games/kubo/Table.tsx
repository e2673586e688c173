import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import { shuffled, pastMoves, TableFrame, type Places, type TableProps } from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { actionsOf, feltPlace } from './actions.ts';
import { CubeView } from './cube/CubeView.tsx';
import { Felts } from './felts/Felts.tsx';
import { HiddenHandPlace } from './hand/HiddenHand.tsx';
import { scoreColumns } from './score-lines.ts';
import { hintTexts, texts } from './speech.ts';
import { spoken } from './spoken.ts';
import type { KuboTable } from './table-types.ts';
import { OwnHand, TurnPlaces } from './TurnPlaces.tsx';
import { Unseen } from './Unseen.tsx';
import { useSlide } from './use-slide.ts';
import { keyOf, useTurnKeys } from './use-keys.ts';
import { useModel, type TableModel } from './use-model.ts';
import { useTypedMove } from './typed/use-typed-move.ts';
import { WindowPlaces } from './WindowPlaces.tsx';

export function Table({ play, game }: TableProps<KuboTable>) {
  const { t } = useTranslation('kuboShell');
  const { t: tt } = useTranslation('table');
  const say = useAnnounce();
  const model = useModel({ play, game });
  const actions = actionsOf(model);
  const typed = useTypedMove(model, actions);
  useTurnKeys(model, actions);
  const { draft, standing } = model;
  // Hand and felts are in different slots of the shell, so slides need the whole page.
  useSlide(page, standing.laid);
  const columns = useMemo(
    () => scoreColumns(tt, pastMoves(game), game.game.rules.scores(game.timeline.start)),
    [tt, game],
  );
  return (
    <TableFrame
      model={model}
      texts={texts}
      hintTexts={hintTexts}
      spoken={spoken}
      places={placesOf(model)}
      layout="kubo"
      columnAtEnd={lessRoom}
      scores={{ columns, live: undefined, unit: 'line' }}
      settlement={{ earned: t('scores.earned'), left: t('scores.left'), pieces: () => null }}
      idle={model.seat === undefined ? undefined : { kind: 'end', by: model.seat }}
      onShuffle={() => {
        play.act({ kind: 'order', cards: shuffled(draft.order) });
        say(tt('hand.shuffled'));
      }}
      slots={{
        board: (
          <>
            <Felts
              standing={standing}
              cursor={draft.cursor}
              onCursor={(card) => play.act({ kind: 'cursor', card })}
              onPick={actions.pick}
            />
            <CubeView standing={standing} />
          </>
        ),
        turn: <TurnPlaces model={model} actions={actions} typed={typed} />,
        claims: <WindowPlaces model={model} actions={actions} typed={typed} />,
        hiddenHand: <HiddenHandPlace model={model} />,
        restingHand: <OwnHand model={model} />,
        unseen: <Unseen view={model.known} />,
      }}
    />
  );
}

const lessRoom = `${breakpoints.compact}, ${breakpoints.low}`;

const page = {
  get current() {
    return document.body;
  },
};

const felts = [feltPlace];
/** Enter lays the chosen card; where the hand is out of sight, the felts go on with the turn. */
const hand = ['.kubo-hand-cards [aria-selected="true"]', '.kubo-hand-cards [tabindex="0"]', ...felts];
const hasTurnKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' || keyOf(event, 'turn') !== undefined;
/** The keys of the steal window work wherever the focus is. */
const hasNoKey = () => false;

function placesOf({ seat }: TableModel): Places {
  return {
    turn: hand,
    claims: 'kubo-window-title',
    pointing: felts,
    hasKey: seat === undefined ? hasNoKey : hasTurnKey,
  };
}
