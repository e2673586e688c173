import type { GameTable } from '#renderer/table/index.ts';
import { parts } from './parts.ts';
import { Table } from './Table.tsx';
import type { CubewordTable } from './table-types.ts';
import './layout.css';
import './turn.css';

export const cubewordTable: GameTable<CubewordTable> = { parts, Table };
