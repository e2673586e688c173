import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, NumberStepper, ProblemNotice, TextField } from '#renderer/controls/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { typedLetter } from '#shared/lexicon/index.ts';
import { faceText, pieceLimits, typedFace, type PieceSet } from '#shared/pieces/index.ts';
import {
  addFace,
  facesByLetter,
  removeFace,
  setFace,
  setValue,
  showsTotal,
} from '#shared/set-design/index.ts';
import { PieceNet } from './PieceNet.tsx';
import type { Design, StepName } from './use-design.ts';

export interface PieceEditorProps {
  readonly design: Design;
  readonly piece: number;
}

export function PieceEditor({ design, piece }: PieceEditorProps) {
  const { t } = useTranslation('design');
  const [chosen, setChosen] = useState(0);
  const { set } = design;
  const faces = set.pieces[piece]?.faces ?? [];
  const at = Math.min(chosen, faces.length - 1);
  const face = faces[at];
  const hasTotal = showsTotal(faces, set.values);
  // A refusal is shown only at its own piece and face.
  const here = `${piece} ${at}`;
  const [refused, setRefused] = useState<{ readonly at: string; readonly problem: Problem }>();
  const edit = (edited: Result<PieceSet>, step: StepName): boolean => {
    setRefused(edited.ok ? undefined : { at: here, problem: edited.problem });
    return design.edit(edited, step);
  };
  if (face === undefined) return null;
  const letter = face.kind === 'letter' ? face.letter : undefined;
  return (
    <div className="piece-editor">
      <h1 tabIndex={-1}>{t('piece.title', { number: piece + 1 })}</h1>
      <p className="soft">{t(hasTotal ? 'piece.withTotal' : 'piece.faces', { count: faces.length })}</p>
      <div className="piece-parts">
        <PieceNet
          set={set}
          piece={piece}
          chosen={at}
          onChoose={setChosen}
          onWrite={(written) => edit(setFace(set, piece, at, written), 'face')}
        />
        <div className="piece-fields">
          <FaceField
            // A new key resets the field's text for another face.
            key={`${here} ${faceText(face)}`}
            shown={`${faceText(face)}`}
            isFace={(written) => typedFace(written, set.alphabet) !== undefined}
            onWrite={(written) => edit(setFace(set, piece, at, written), 'face')}
          />
          {refused?.at === here && <ProblemNotice problem={refused.problem} />}
          {letter !== undefined && (
            <div>
              <span className="label" aria-hidden>
                {t('piece.counts', { letter: typedLetter(letter) })}
              </span>
              <NumberStepper
                label={t('piece.counts', { letter: typedLetter(letter) })}
                value={set.values[letter] ?? 0}
                range={{ min: 0, max: pieceLimits.value, step: 1, whole: true }}
                onChange={(value) => {
                  edit(setValue(set, letter, value), 'value');
                }}
              />
              <p className="small soft">
                {t('piece.carry', {
                  letter: typedLetter(letter),
                  count: facesByLetter(set).get(letter) ?? 0,
                })}
              </p>
            </div>
          )}
          <div className="piece-face-acts">
            <span className="label" aria-hidden>
              {t('piece.acts')}
            </span>
            <Button
              size="small"
              aria-label={t('piece.addFace')}
              onClick={() => {
                if (edit(addFace(set, piece), 'addFace')) setChosen(faces.length);
              }}
            >
              {t('piece.add')}
            </Button>
            <Button
              size="small"
              aria-label={t('piece.removeFace')}
              onClick={() => {
                edit(removeFace(set, piece, at), 'removeFace');
              }}
            >
              {t('piece.remove')}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

interface FaceFieldProps {
  readonly shown: string;
  readonly isFace: (written: string) => boolean;
  readonly onWrite: (written: string) => void;
}

function FaceField({ shown, isFace, onWrite }: FaceFieldProps) {
  const { t } = useTranslation('design');
  const [text, setText] = useState(shown);
  return (
    <TextField
      className="face-field"
      label={t('piece.shown')}
      showLabel
      says={t('piece.shownSays')}
      maxLength={4}
      value={text}
      onChange={setText}
      onFocus={(event) => {
        event.currentTarget.select();
      }}
      onBlur={() => {
        if (text.trim() !== '' && text !== shown) onWrite(text);
        else setText(shown);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        if (isFace(text) || text.trim() !== '') onWrite(text);
      }}
    />
  );
}
