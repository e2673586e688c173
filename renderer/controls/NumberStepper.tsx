import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { undoAction } from '#renderer/keys/index.ts';
import { expectedNumber, textFromNumber } from '#shared/options/index.ts';
import { useAnnounce } from './SpeechRegion.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { useNumberText, type StepperRange } from './use-number-text.ts';
import './field.css';

export interface NumberStepperProps {
  readonly label: string;
  readonly value: number;
  readonly range: StepperRange;
  readonly unit?: string | undefined;
  readonly onChange: (value: number) => void;
  readonly onWrong?: ((wrong: boolean) => void) | undefined;
  readonly describedBy?: string | undefined;
}

/** Keeps invalid text as typed, with the reason beside it; browsers' own number fields clamp or empty it. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, value, range, unit, onChange, onWrong, describedBy } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const say = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const field = useNumberText(value, range, onChange);
  const isWrong = field.problem !== undefined;
  const tell = useEffectEvent((wrong: boolean) => onWrong?.(wrong));
  useEffect(() => {
    if (!isWrong) return;
    tell(true);
    return () => {
      tell(false);
    };
  }, [isWrong]);

  const withUnit = (number: number) =>
    unit === undefined ? textFromNumber(number) : `${textFromNumber(number)} ${unit}`;
  const wrong = field.problem && {
    ...field.problem,
    expected: expectedNumber(range),
    kept: unit === undefined ? value : { phrase: 'amount', number: value, unit },
  };
  const step = (direction: 1 | -1) => {
    say(withUnit(field.step(direction)));
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowUp: () => (step(1), true),
    ArrowDown: () => (step(-1), true),
    // Enter must not submit a form while its text is invalid.
    Enter: () => !field.take(),
    Escape: field.restore,
  };
  const press = (event: KeyboardEvent) => {
    // The first undo only takes back text that is typed but not committed; a key without Ctrl is typed.
    const isUndo = (event.ctrlKey || event.metaKey) && undoAction(event) === 'undo';
    const taken = isUndo ? field.restore() : keys[event.key]?.();
    if (taken !== true) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <span role="group" className="stepper">
        <StepButton
          sign="−"
          label={t('less', { name: label })}
          isAtEnd={!isWrong && value <= range.min}
          field={input}
          onStep={() => {
            step(-1);
          }}
        />
        <span className="stepper-figure">
          <input
            ref={input}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            className="figures"
            size={Math.min(16, Math.max(2, field.text.length))}
            maxLength={40}
            aria-label={unit === undefined ? label : `${label}, ${unit}`}
            aria-invalid={isWrong}
            aria-describedby={[isWrong ? id : undefined, describedBy].filter(Boolean).join(' ') || undefined}
            value={field.text}
            onChange={(event) => {
              const { nativeEvent } = event;
              // The browser's undo does not know stepped values and would empty the field.
              if (nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('history'))
                field.restore();
              else field.type(event.currentTarget.value);
            }}
            data-own-undo
            onKeyDown={press}
            onBlur={field.take}
          />
          {unit !== undefined && <span aria-hidden>{unit}</span>}
        </span>
        <StepButton
          sign="+"
          label={t('more', { name: label })}
          isAtEnd={!isWrong && value >= range.max}
          field={input}
          onStep={() => {
            step(1);
          }}
        />
      </span>
      {wrong !== undefined && <ProblemNotice id={id} problem={wrong} />}
    </>
  );
}

interface StepButtonProps {
  readonly sign: string;
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly onStep: () => void;
}

/** Is for pointers and speech control only. Keys step in the field, which keeps the focus. */
function StepButton({ sign, label, isAtEnd, field, onStep }: StepButtonProps) {
  const { onPointerDown, ...held } = useHeld(onStep, !isAtEnd);
  return (
    <button
      type="button"
      tabIndex={-1}
      className="stepper-button"
      aria-label={label}
      aria-disabled={isAtEnd}
      {...held}
      onPointerDown={(event) => {
        // Leaving the field would commit its text before the step; focusing it by touch would open the keyboard.
        event.preventDefault();
        if (event.pointerType === 'mouse') field.current?.focus();
        onPointerDown();
      }}
    >
      {sign}
    </button>
  );
}

const firstMs = 400;
const nextMs = 70;

function useHeld(action: () => void, can: boolean) {
  const [isHeld, setHeld] = useState(false);
  const hasRepeated = useRef(false);
  const again = useEffectEvent(action);
  const repeats = isHeld && can;
  useEffect(() => {
    if (!repeats) return;
    let timer = setTimeout(repeat, firstMs);
    function repeat() {
      hasRepeated.current = true;
      again();
      timer = setTimeout(repeat, nextMs);
    }
    return () => {
      clearTimeout(timer);
    };
  }, [repeats]);
  const release = () => {
    setHeld(false);
  };
  return {
    onPointerDown: () => {
      hasRepeated.current = false;
      setHeld(true);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    /** A click follows the release of a pointer; keys and speech control send only the click. */
    onClick: () => {
      if (can && !hasRepeated.current) action();
      hasRepeated.current = false;
    },
  };
}
