import type { GameTable } from '#renderer/table/index.ts';
import { parts, type CuberowTable } from './parts.ts';
import { Table } from './Table.tsx';

export const table: GameTable<CuberowTable> = { parts, Table };
