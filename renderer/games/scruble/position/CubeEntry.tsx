import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemNotice, Select, useAnnounce } from '#renderer/controls/index.ts';
import { useRefusal } from '#renderer/table/index.ts';
import { places, placesOf, runFrom, type Cube } from '#shared/games/scruble/index.ts';
import { cubeId, type Problem } from '#shared/kernel/index.ts';
import { MapView } from '../MapView.tsx';
import { shownCube } from '../shown-cube.ts';
import { placeText } from '../texts.ts';
import { keyAction } from '../use-keys.ts';
import { cubeOf, everyPeg, shownOn, swapped, type Position } from './entering.ts';

interface CubeEntryProps {
  readonly position: Position;
  readonly problem: Problem | undefined;
  readonly onCube: (cube: Cube) => void;
}

/** The map of the cube, whose pegs change places as they are typed face by face, or chosen from a list. */
export function CubeEntry({ position, problem, onCube }: CubeEntryProps) {
  const { t } = useTranslation('scrublePosition');
  const say = useAnnounce();
  const [cursor, setCursor] = useState(0);
  const [times, setTimes] = useState('');
  const cube = cubeOf(position);
  const [refusal, setRefusal] = useRefusal<Problem>(cube, problem);
  const [news, setNews] = useState<{ readonly says: string; readonly of: Cube }>();
  const { claimed } = position;
  const shown = useMemo(
    () => shownCube({ cube, view: { claimed }, places: [], wilds: {}, check: undefined }),
    [cube, claimed],
  );
  const put = (shows: string): boolean => {
    setTimes('');
    const made = swapped(cube, cursor, shows);
    setRefusal(made.ok ? undefined : made.problem);
    setNews(undefined);
    if (!made.ok) return false;
    const { from, cube: next } = made.value;
    const says =
      from < cursor
        ? t('swapped', { peg: shows, place: placeText(t, from), other: shownOn(cubeId(cube[cursor] ?? 0)) })
        : undefined;
    if (says !== undefined) {
      setNews({ says, of: next });
      say(says);
    }
    onCube(next);
    return true;
  };
  const step = (by: number) => setCursor((cursor + by + places.length) % places.length);
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    const premium = /^[lw]$/i.test(key) ? `${times}${key.toUpperCase()}` : '';
    if (times !== '' && premium !== '') {
      if (put(premium)) step(1);
    } else if (/^[a-z*]$/i.test(key)) {
      if (put(key.toUpperCase())) step(1);
    } else if (/^[234]$/.test(key)) {
      setTimes(key);
    } else if (key === ' ') {
      step(1);
    } else if (key === 'Backspace') {
      step(-1);
    } else {
      const action = keyAction(event, false);
      if (action?.kind !== 'go') return;
      const [, next = cursor] = placesOf(runFrom(cursor, action.heading, 2));
      setCursor(next);
    }
    event.preventDefault();
  };
  const wrong = refusal ?? problem;
  return (
    <div className="scruble-entry" data-part="cube">
      <div className="scruble-entry-map">
        <MapView shown={shown} cursor={cursor} onPick={setCursor} onFocus={setCursor} onKey={onKey} />
      </div>
      <div className="scruble-entry-peg">
        <span aria-hidden className="label">
          {placeText(t, cursor)}
        </span>
        <Select
          label={t('pegAt', { place: placeText(t, cursor) })}
          value={shownOn(cubeId(cube[cursor] ?? 0))}
          choices={everyPeg.map((peg) => ({ value: peg, label: peg === '*' ? t('wild') : peg }))}
          onChange={put}
        />
        {news?.of === cube ? <span className="small">{news.says}</span> : null}
      </div>
      {wrong === undefined ? null : <ProblemNotice problem={wrong} />}
    </div>
  );
}
