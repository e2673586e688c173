import type { GameTable } from '#renderer/table/index.ts';
import { parts } from './parts.ts';
import { Table } from './Table.tsx';
import type { KuboTable } from './table-types.ts';
import './layout.css';

/** The screen of Kubo. */
export const kuboTable: GameTable<KuboTable> = { parts, Table };
