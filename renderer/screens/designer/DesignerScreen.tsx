import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useAnswer, useArrival } from '#renderer/app/index.ts';
import { Choice, ProblemNotice, Select, UndoLine } from '#renderer/controls/index.ts';
import { AboutSet } from './AboutSet.tsx';
import { BeginPage } from './BeginPage.tsx';
import './begin.css';
import './designer.css';
import './net.css';
import './painter.css';
import { BoardPainter } from './BoardPainter.tsx';
import { BoardSide } from './BoardSide.tsx';
import { BoxPainter, BoxSide, useBoxBrush } from './BoxPainter.tsx';
import { DesignActions } from './DesignActions.tsx';
import { FindingsSide } from './FindingsSide.tsx';
import { PieceEditor } from './PieceEditor.tsx';
import { PieceIndex } from './PieceIndex.tsx';
import { ProposePart } from './ProposePart.tsx';
import { WholeSet } from './WholeSet.tsx';
import { LabPart } from './lab/LabPart.tsx';
import { useDesign, type Design, type StepName } from './use-design.ts';
import { useMeasured } from './use-measured.ts';
import { usePainting } from './use-painting.ts';
import { useWords } from './use-words.ts';

export function DesignerScreen({ id }: { readonly id: string | undefined }) {
  return id === undefined ? <BeginPage /> : <DesignTable key={id} id={id} />;
}

function DesignTable({ id }: { readonly id: string }) {
  const { t } = useTranslation('design');
  const opened = useDesign(id);
  switch (opened.kind) {
    case 'opening':
      return (
        <p className="page waiting soft" role="status">
          {t('reading')}
        </p>
      );
    case 'refused':
      return (
        <main className="page">
          <h1 tabIndex={-1}>{t('title')}</h1>
          <ProblemNotice mend={<a href="#/design">{t('all')}</a>} problem={opened.problem} />
        </main>
      );
    case 'open':
      return <OpenDesign id={id} design={opened.design} />;
  }
}

const parts = ['pieces', 'boards', 'box', 'lab', 'about'] as const;
type Part = (typeof parts)[number];

function OpenDesign({ id, design }: { readonly id: string; readonly design: Design }) {
  const { t } = useTranslation('design');
  const [part, setPart] = useState<Part>('pieces');
  const [chosen, setChosen] = useState(0);
  const painting = usePainting(design);
  const brush = useBoxBrush();
  const { set } = design;
  const words = useWords(set);
  const measured = useMeasured(set, words);
  const piece = Math.min(chosen, set.pieces.length - 1);
  const stepText = (step: StepName | undefined) => (step === undefined ? undefined : t(`step.${step}`));
  useArrival(set.title);
  return (
    <main className="designer">
      <section className="design-side">
        <DesignChoice id={id} title={set.title} />
        <Choice
          label={t('parts')}
          value={part}
          choices={parts.map((value) => ({ value, label: t(`part.${value}`) }))}
          onChange={setPart}
        />
        {part === 'pieces' && <PieceIndex design={design} chosen={piece} onChoose={setChosen} />}
        {part === 'boards' && <BoardSide painting={painting} />}
        {part === 'box' && <BoxSide design={design} brush={brush} />}
        <UndoLine
          lastStep={stepText(design.lastStep)}
          nextStep={stepText(design.nextStep)}
          onUndo={() => stepText(design.undo())}
          onRedo={() => stepText(design.redo())}
        />
      </section>
      <section className="design-middle">
        {part === 'pieces' && (
          <>
            <PieceEditor design={design} piece={piece} />
            <WholeSet set={set} chosen={piece} onChoose={setChosen} />
          </>
        )}
        {part === 'boards' && <BoardPainter key={painting.board} painting={painting} />}
        {part === 'box' && <BoxPainter design={design} brush={brush} />}
        {part === 'lab' && <LabPart set={set} words={words} measured={measured} />}
        {part === 'about' && <AboutSet design={design} />}
      </section>
      <section className="design-findings">
        <FindingsSide set={set} measured={measured} />
        <ProposePart design={design} words={words} />
        <DesignActions id={id} design={design} list={words.chosen} />
      </section>
    </main>
  );
}

function DesignChoice({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation('design');
  const [, go] = useLocation();
  const { result } = useAnswer('listDesigns', ['designsChanged']);
  const designs = result?.ok === true ? result.value.designs : [];
  const others = designs.filter((design) => design.id !== id);
  return (
    <div className="design-choice">
      <Select
        label={t('set')}
        value={id}
        choices={[
          { value: id, label: title },
          ...others.map((design) => ({ value: design.id, label: design.title })),
          { value: '', label: t('all') },
        ]}
        onChange={(value) => {
          go(value === '' ? '/design' : `/design/${value}`);
        }}
      />
    </div>
  );
}
