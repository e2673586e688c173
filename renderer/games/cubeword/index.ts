import type { GameTable } from '#renderer/table/index.ts';
import { parts } from './parts.ts';
import { Table } from './Table.tsx';
import type { CubewordTable } from './table-types.ts';
import './layout.css';
import './turn.css';

export const table: GameTable<CubewordTable> = { parts, Table };
