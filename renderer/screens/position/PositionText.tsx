import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#renderer/app/index.ts';
import { Button, ProblemNotice, TextArea, useAnnounce, useAnnounceAfter } from '#renderer/controls/index.ts';
import type { GameId } from '#shared/games/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { SetupForm } from '../new-game/setup-form.ts';
import { readPosition } from './read-position.ts';

interface PositionTextProps {
  readonly id: GameId;
  /** Undefined while no game can begin from the position. */
  readonly text: string | undefined;
  /** The text names every hand, so that it is shown only to whoever asks for it. */
  readonly isCovered: boolean;
  readonly onRead: (form: SetupForm) => void;
}

export function PositionText({ id, text, isCovered, onRead }: PositionTextProps) {
  const { t } = useTranslation('positionEditor');
  const say = useAnnounce();
  const sayAfter = useAnnounceAfter();
  const says = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  /** Uncovering lasts for one position. */
  const [uncovered, setUncovered] = useState<string>();
  const isHidden = isCovered && text !== undefined && typed === undefined && uncovered !== text;
  const shown = typed ?? (isHidden ? '' : (text ?? ''));
  const copy = async () => {
    area.current?.select();
    // A door may refuse the clipboard; the text is chosen by then and can be copied by the usual key.
    say(t((await copyText(shown)) ? 'text.copied' : 'text.selected'));
  };
  const use = () => {
    const read = readPosition(id, shown, (game) => t(`game:${game}.name`));
    setProblem(read.ok ? undefined : read.problem);
    if (!read.ok) return;
    setTyped(undefined);
    onRead(read.value);
    sayAfter(t('text.used'));
  };
  return (
    <section className="position-text" aria-labelledby={`${says}-title`}>
      <h2 id={`${says}-title`} className="label">
        {t('text.title')}
      </h2>
      <p id={says} className="small soft">
        {t(isHidden ? 'text.covered' : text === undefined && typed === undefined ? 'text.none' : 'text.says')}
      </p>
      <TextArea
        ref={area}
        label={t('text.label')}
        rows={5}
        value={shown}
        wrong={problem !== undefined}
        describedBy={problem === undefined ? says : `${says}-problem`}
        onChange={(now) => {
          setTyped(now);
          setProblem(undefined);
        }}
      />
      {problem === undefined ? null : <ProblemNotice id={`${says}-problem`} problem={problem} />}
      <div className="position-buttons">
        {isHidden ? (
          <Button
            size="small"
            onClick={() => {
              setUncovered(text);
              area.current?.focus();
            }}
          >
            {t('text.show')}
          </Button>
        ) : (
          <Button size="small" aria-disabled={shown === ''} onClick={() => void (shown === '' || copy())}>
            {t('text.copy')}
          </Button>
        )}
        <Button size="small" aria-disabled={shown.trim() === ''} onClick={() => shown.trim() !== '' && use()}>
          {t('text.use')}
        </Button>
      </div>
    </section>
  );
}
