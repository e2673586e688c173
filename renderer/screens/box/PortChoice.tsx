import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useAnswer, useRemembered } from '#renderer/app/index.ts';
import { Button, ProblemNotice, Sheet, TextField } from '#renderer/controls/index.ts';
import { isSimulated, virtualBox } from './use-box.ts';

/** Stands for "another port" among the choices, since no port has this name. */
const typed = ' ';

const portSchema = z.string();

export interface PortChoiceProps {
  readonly onConnect: (path: string) => void;
  readonly onFlash: (path: string) => void;
  /** Whether the port is that of a board to flash, and not of a box. */
  readonly isNewBoard: boolean;
  readonly onNewBoard: (isNewBoard: boolean) => void;
  readonly onChoose: () => void;
}

export function PortChoice({ isNewBoard, onNewBoard, onConnect, onFlash, onChoose }: PortChoiceProps) {
  const { t } = useTranslation('box');
  const { result, askAgain } = useAnswer('listPorts');
  const [last, remember] = useRemembered('box.port', portSchema, '');
  const [choice, setChoice] = useState<string>();
  const [path, setPath] = useState(last);
  const ports = result?.ok === true ? result.value.ports.filter((port) => !isSimulated(port.path)) : [];
  const problem = result?.ok === false ? result.problem : result?.value.problem;
  const known = ports.some((port) => port.path === last) ? last : last === '' ? ports[0]?.path : typed;
  const chosen = choice ?? known ?? typed;
  // Nothing is offered until the ports are known, so that no choice changes under the pointer.
  const choices =
    result === undefined ? [] : [...ports, { path: typed, label: t('otherPort'), serialNumber: undefined }];
  const wanted = chosen === typed ? path.trim() : chosen;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    remember(wanted);
    (isNewBoard ? onFlash : onConnect)(wanted);
  };
  return (
    <form onSubmit={submit} className="port-form">
      <Sheet aria-labelledby="ports-name">
        <h2 id="ports-name" className="label">
          {t('ports')}
        </h2>
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {result?.ok === true && problem === undefined && ports.length === 0 && <p>{t('noPorts')}</p>}
        <div role="radiogroup" aria-labelledby="ports-name" className="port-rows">
          {choices.map((port) => (
            <label key={port.path} className="port-row">
              <input
                type="radio"
                name="port"
                checked={port.path === chosen}
                onChange={() => {
                  setChoice(port.path);
                  onChoose();
                }}
              />
              <span>
                <strong>{port.path === typed ? port.label : port.path}</strong>
                {port.path !== typed && port.label !== port.path && (
                  <span className="small soft">{port.label}</span>
                )}
              </span>
            </label>
          ))}
        </div>
        {result !== undefined && chosen === typed && (
          <TextField
            label={t('path')}
            showLabel
            placeholder={t('pathHint')}
            value={path}
            onChange={(next) => {
              setChoice(typed);
              setPath(next);
              onChoose();
            }}
          />
        )}
        <Button look="link" size="small" onClick={askAgain}>
          {t('refreshPorts')}
        </Button>
      </Sheet>
      {/* The keys let a focused button go with its choices, so that no second press falls on another one. */}
      {isNewBoard ? (
        <div key="flash" className="box-actions">
          <Button type="submit" look="filled" disabled={wanted === ''}>
            {t('flash.start')}
          </Button>
          <Button onClick={() => onNewBoard(false)}>{t('flash.back')}</Button>
        </div>
      ) : (
        <div key="connect" className="box-actions">
          <Button type="submit" look="filled" disabled={wanted === ''}>
            {t('connect')}
          </Button>
          <Button onClick={() => onConnect(virtualBox)}>{t('simulate')}</Button>
          <Button onClick={() => onNewBoard(true)}>{t('flash.open')}</Button>
        </div>
      )}
    </form>
  );
}
