import type { GameTable } from '#renderer/table/index.ts';
import { HiddenHandPlace } from './hand/HiddenHand.tsx';
import { parts } from './parts.ts';
import { Table } from './Table.tsx';
import type { KuboTable } from './table-types.ts';
import './layout.css';
import './puzzle.css';

export const table: GameTable<KuboTable> = { parts, Table, CoveredHand: HiddenHandPlace };
