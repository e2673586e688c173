import type { GameTable } from '#renderer/table/index.ts';
import { parts } from './parts.ts';
import { Table } from './Table.tsx';
import type { KubagramTable } from './table-types.ts';
import './layout.css';
import './puzzle.css';

export const table: GameTable<KubagramTable> = { parts, Table };
