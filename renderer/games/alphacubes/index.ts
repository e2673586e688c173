import type { GameTable } from '#renderer/table/index.ts';
import { HiddenHandPlace } from './HandPlace.tsx';
import { parts } from './parts.ts';
import { Table } from './Table.tsx';
import type { AlphacubesTable } from './table-types.ts';
import './turn.css';
import './yielding.css';

export const table: GameTable<AlphacubesTable> = { parts, Table, CoveredHand: HiddenHandPlace };
