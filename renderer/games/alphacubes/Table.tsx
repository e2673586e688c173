import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Cube } from '#renderer/board/index.ts';
import { useAnnounce } from '#renderer/controls/index.ts';
import {
  shuffled,
  pastMoves,
  TableFrame,
  useCompact,
  useDraftAnnouncements,
  useEndQuestion,
  type Places,
  type TableProps,
} from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { cubeTotal, setOf } from '#shared/games/alphacubes/index.ts';
import { turnActions } from './Actions.tsx';
import { BoardPlace } from './board/BoardPlace.tsx';
import { ChallengePlace } from './ChallengePlace.tsx';
import { CompactSide } from './CompactSide.tsx';
import { heldCube } from './draft/draft.ts';
import { SensorBoard } from './board/SensorBoard.tsx';
import { HiddenHandPlace, RestingHandPlace } from './HandPlace.tsx';
import { hintTexts } from './hint-text.ts';
import { keyAction, useTurnKeys } from './use-keys.ts';
import { scoreColumns } from './score-lines.ts';
import { texts } from './speech.ts';
import { spoken } from './spoken.ts';
import type { AlphacubesTable } from './table-types.ts';
import { TurnSide } from './TurnSide.tsx';
import { Unseen } from './Unseen.tsx';
import { draftSayings } from './draft/draft-sayings.ts';
import { useCubeDrag } from './use-cube-drag.tsx';
import { useModel, type TableModel } from './use-model.ts';

export function Table({ play, game }: TableProps<AlphacubesTable>) {
  const { t } = useTranslation('alphacubes');
  const say = useAnnounce();
  const model = useModel({ play, game });
  const { compact, onCrowded } = useCompact(breakpoints.tight);
  useDraftAnnouncements(model, draftSayings, model.draft.laid);
  const { make, question } = useEndQuestion(model, texts);
  const actions = turnActions(model, make);
  const onHint = () => {
    // The hint takes the place where the chosen cube is turned.
    if (heldCube(model.draft) !== undefined) play.act({ kind: 'let-go' });
    void play.hint();
  };
  const onKey = useTurnKeys(model, actions.play, onHint);
  const { grab, ghost } = useCubeDrag(model);
  const columns = useMemo(
    () => scoreColumns(t, pastMoves(game), game.game.rules.scores(game.timeline.start)),
    [t, game],
  );
  const { phase } = model.state;
  const end = phase.kind === 'over' ? phase.end : undefined;
  const common = { model, onKey, onGrab: grab, actions };
  return (
    <TableFrame
      model={model}
      texts={texts}
      hintTexts={hintTexts}
      spoken={spoken}
      places={placesOf(model)}
      compact={compact}
      onCrowded={onCrowded}
      scores={{ columns, live: liveLine(model) }}
      settlement={{
        earned: t('end.plays'),
        left: t('end.unplayed'),
        pieces: (seat) =>
          (end?.unplayed[seat] ?? []).map((cube) => (
            <Cube key={cube} letter={String(cubeTotal(setOf(model.state.options), cube))} side={24} still />
          )),
      }}
      idle={model.seat === undefined ? undefined : { kind: 'pass', by: model.seat }}
      onHint={onHint}
      laysPuzzle
      onShuffle={() => {
        play.act({ kind: 'order', order: shuffled(model.draft.order) });
        say(t('table:hand.shuffled'));
      }}
      question={question}
      slots={{
        board: <BoardPlace model={model} onKey={onKey} onGrab={grab} />,
        beside: <SensorBoard model={model} />,
        turn: compact ? <CompactSide {...common} /> : <TurnSide {...common} />,
        claims: phase.kind === 'challenge' ? <ChallengePlace model={model} pending={phase.pending} /> : null,
        hiddenHand: <HiddenHandPlace model={model} />,
        restingHand: <RestingHandPlace model={model} side={compact ? 56 : 64} />,
        unseen: <Unseen view={model.known} />,
        ghost,
      }}
    />
  );
}

const cursor = '.board-square[tabindex="0"]';
const cubeOfHand = '.hand-cubes > [tabindex="0"]';

function placesOf({ draft }: TableModel): Places {
  return {
    turn: draft.gesture.kind === 'exchanging' ? [cubeOfHand, cursor] : [cursor],
    claims: 'challenge-title',
    hasKey: (event) => keyAction(event, 'board') !== undefined,
  };
}

function liveLine({ laid }: TableModel) {
  if (laid?.ok !== true || laid.value.unknown.length > 0) return undefined;
  const { score } = laid.value;
  return { text: score.words[0]?.word ?? '', points: score.total };
}
