import type { GameTable } from '#renderer/table/index.ts';
import { parts } from './parts.ts';
import { Table } from './Table.tsx';
import type { ScrubleTable } from './table-types.ts';
import './layout.css';
import './compact.css';
import './map.css';

export const table: GameTable<ScrubleTable> = { parts, Table };
