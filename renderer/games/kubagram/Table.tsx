import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '#renderer/controls/index.ts';
import {
  ScrollPlace,
  shuffled,
  pastMoves,
  TableFrame,
  useEndQuestion,
  useMedia,
  type Places,
  type TableProps,
} from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { actionsOf, type Actions } from './actions.ts';
import { useBestAlone } from './best-alone.ts';
import { Box, Unseen } from './Box.tsx';
import { BoxBeside, useBox } from './box/BoxBeside.tsx';
import { BoxPlace } from './box/BoxPlace.tsx';
import { CentralField } from './field/CentralField.tsx';
import { ChallengePlace } from './ChallengePlace.tsx';
import { Die } from './Die.tsx';
import { DieInHand } from './held/DieInHand.tsx';
import { Fields } from './field/Fields.tsx';
import { Beginners } from './opening/Beginners.tsx';
import { Corners } from './opening/Corners.tsx';
import { useCornerSaid } from './opening/use-corner-said.ts';
import { scoreColumns } from './score-lines.ts';
import { hintTexts, texts } from './speech.ts';
import { spoken } from './spoken.ts';
import type { KubagramTable } from './table-types.ts';
import { TurnPlace } from './TurnPlace.tsx';
import { hasKey, useTurnKeys } from './use-keys.ts';
import { useModel, type TableModel } from './use-model.ts';
import { setOf } from '#shared/games/kubagram/index.ts';

/** With little room there is one column, and the box shows only the two rows that are taken next. */
const lessRoom = `${breakpoints.compact}, ${breakpoints.low}`;

export function Table({ play, game }: TableProps<KubagramTable>) {
  const { t } = useTranslation('kubagramTable');
  const say = useAnnounce();
  const model = useModel({ play, game });
  const { make, question } = useEndQuestion(model, texts);
  const actions = actionsOf(model, make);
  useTurnKeys(model, actions);
  useCornerSaid(model);
  const isSmall = useMedia(lessRoom);
  const best = useBestAlone(model);
  const { state } = model;
  const isEnd = model.ending !== undefined;
  const columns = useMemo(
    () => scoreColumns(t as Translate, pastMoves(game), game.game.rules.scores(game.timeline.start)),
    [t, game],
  );
  return (
    <BoxBeside model={model} actions={actions}>
      <TableFrame
        model={model}
        texts={texts}
        hintTexts={hintTexts}
        spoken={spoken}
        places={places}
        layout="kubagram"
        columnAtEnd={lessRoom}
        scores={{ columns, live: liveLine(model), unit: 'word' }}
        settlement={{
          earned: t('end.words'),
          left: t('end.left'),
          pieces: (seat) => <EndPieces model={model} seat={seat} />,
        }}
        endRemark={best}
        question={question}
        onShuffle={() => {
          actions.order(shuffled(state.central.map(({ die }) => die)));
          say(t('central.shuffled'));
        }}
        slots={{
          board: isEnd ? (
            <EndBoard model={model} actions={actions} />
          ) : (
            <BoardPlace model={model} actions={actions} />
          ),
          beside: model.ending === undefined ? <BesidePlace model={model} compact={isSmall} /> : undefined,
          turn: <TurnPlace model={model} actions={actions} />,
          claims: <ChallengePlace model={model} />,
          pad: {
            label: t('fields.title'),
            content:
              model.opening === undefined ? (
                <Fields model={model} actions={actions} best={best} />
              ) : (
                <Beginners model={model} best={best} />
              ),
          },
          unseen: <Unseen view={state} />,
        }}
      />
    </BoxBeside>
  );
}

const places: Places = {
  turn: [
    '.kubagram-faces [tabindex="0"]',
    '.kubagram-central-dice [tabindex="0"]',
    '.kubagram-markers :checked',
    '.kubagram-box [tabindex="0"]',
  ],
  claims: 'kubagram-challenge-title',
  hasKey,
};

interface BoardPlaceProps {
  readonly model: TableModel;
  readonly actions: Actions;
}

function BoardPlace({ model, actions }: BoardPlaceProps) {
  return (
    <div
      className={model.opening === undefined ? 'kubagram-board' : 'kubagram-board kubagram-board--opening'}
    >
      <BoxInPlay model={model} actions={actions} />
      <CentralField model={model} actions={actions} />
      <HandInPlay model={model} actions={actions} />
    </div>
  );
}

/** The box is empty then, and the words are the picture of the game. */
function EndBoard({ model, actions }: BoardPlaceProps) {
  const { t } = useTranslation('kubagramTable');
  return (
    <div className="kubagram-board">
      <ScrollPlace label={t('fields.title')} className="sheet sheet--small kubagram-end-fields">
        <Fields model={model} actions={actions} best={undefined} />
      </ScrollPlace>
      <CentralField model={model} actions={actions} />
    </div>
  );
}

function BoxInPlay({ model, actions }: BoardPlaceProps) {
  const isSmall = useMedia(lessRoom);
  const { acts } = useBox();
  const { state, opening } = model;
  if (opening === undefined) {
    return (
      <Box
        view={state}
        corner={state.corner ?? 0}
        fits={isSmall ? 'two-rows' : 'place'}
        acts={acts}
        marks={model.last.marks}
      />
    );
  }
  return (
    <Box
      view={state}
      corner={0}
      fits={isSmall ? 'width' : 'place'}
      acts={acts}
      marks={model.last.marks}
      opening={<Corners model={model} actions={actions} opening={opening} />}
    />
  );
}

function HandInPlay({ model, actions }: BoardPlaceProps) {
  const { finding } = useBox();
  const lifted = finding?.kind === 'unseen' ? finding.square : undefined;
  if (model.opening !== undefined && lifted === undefined) return null;
  return <DieInHand model={model} actions={actions} lifted={lifted} />;
}

interface BesidePlaceProps {
  readonly model: TableModel;
  readonly compact: boolean;
}

function BesidePlace({ model, compact }: BesidePlaceProps) {
  const box = useBox();
  return box.state.link === 'off' ? null : <BoxPlace model={model} box={box} compact={compact} />;
}

function EndPieces({ model: { state }, seat }: { readonly model: TableModel; readonly seat: number }) {
  const { phase, central, options, seats } = state;
  if (phase.kind !== 'over') return null;
  const dice = phase.end.last === seat ? central : [];
  const jokers = (seats[seat]?.jokers ?? []).map((die) => ({ die, letter: '' }));
  return [...dice, ...jokers].map((shown) => (
    <Die key={shown.die} set={setOf(options)} shown={shown} side={24} still />
  ));
}

function liveLine({ spelled }: TableModel) {
  if (spelled?.move === undefined || spelled.problem !== undefined) return undefined;
  return { text: spelled.word, points: spelled.value.total };
}
