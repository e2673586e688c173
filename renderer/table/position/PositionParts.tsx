import { useEffect, useEffectEvent, useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { PlayerMark } from '#renderer/board/index.ts';
import { useTranslation } from 'react-i18next';
import { Choice, NumberStepper, ProblemNotice, Select } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import './position.css';

interface PositionSectionProps {
  readonly ref?: Ref<HTMLElement>;
  readonly className: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Uses no fieldset: in it, Chromium loses sizes of a container query when a sentence appears below. */
export function PositionSection({ ref, className, title, children }: PositionSectionProps) {
  const id = useId();
  return (
    <section ref={ref} className={`position-form ${className}`} aria-labelledby={id}>
      <h3 id={id} className="label">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Players without a name are called by their place, counted from 1. */
export function useSeatNames(players: readonly { readonly name: string }[]): readonly string[] {
  const { t } = useTranslation('positionEditor');
  return players.map(({ name }, seat) => name.trim() || t('nameless', { place: seat + 1 }));
}

interface FactProps {
  readonly label: string;
  readonly says: string;
  readonly part?: string;
  readonly problem?: Problem | undefined;
  readonly children: (describedBy: string) => ReactNode;
}

export function Fact({ label, says, part, problem, children }: FactProps) {
  const id = useId();
  return (
    <div className="position-fact" data-part={part}>
      <span>{label}</span>
      <div className="position-control">
        {children(id)}
        <span id={id} className="small soft">
          {says}
        </span>
        {problem === undefined ? null : <ProblemNotice problem={problem} />}
      </div>
    </div>
  );
}

type StepperProps = Pick<
  ComponentProps<typeof NumberStepper>,
  'value' | 'range' | 'unit' | 'onChange' | 'onWrong'
>;

/** The whole numbers from `min` to `max`, one at a time. */
export function wholeRange(min: number, max: number) {
  return { min, max, step: 1, whole: true } as const;
}

export function NumberFact({
  value,
  range,
  unit,
  onChange,
  onWrong,
  ...fact
}: Omit<FactProps, 'children'> & StepperProps) {
  return (
    <Fact {...fact}>
      {(describedBy) => (
        <NumberStepper {...{ label: fact.label, value, range, unit, onChange, onWrong, describedBy }} />
      )}
    </Fact>
  );
}

interface SeatFactProps extends Omit<FactProps, 'children'> {
  readonly names: readonly string[];
  readonly seat: number | undefined;
  /** This is the label for no seat, which leaves the choice to chance. */
  readonly none?: string;
  readonly onChange: (seat: number | undefined) => void;
}

export function SeatFact({ names, seat, none, onChange, ...fact }: SeatFactProps) {
  const Seats = none !== undefined || names.length > 4 || names.join('').length > 34 ? Select : Choice;
  return (
    <Fact {...fact}>
      {(describedBy) => (
        <Seats
          label={fact.label}
          value={String(seat ?? '')}
          choices={[
            ...(none === undefined ? [] : [{ value: '', label: none }]),
            ...names.map((label, at) => ({ value: String(at), label })),
          ]}
          onChange={(at) => onChange(at === '' ? undefined : Number(at))}
          describedBy={describedBy}
        />
      )}
    </Fact>
  );
}

export function SeatName({ seat, name }: { readonly seat: number; readonly name: ReactNode }) {
  return (
    <span className="position-name">
      <PlayerMark seat={seat} /> <span>{name}</span>
    </span>
  );
}

export function useWrong(isWrong: boolean, onWrong: (isWrong: boolean) => void): void {
  const tell = useEffectEvent(onWrong);
  useEffect(() => {
    if (!isWrong) return;
    tell(true);
    return () => {
      tell(false);
    };
  }, [isWrong]);
}
