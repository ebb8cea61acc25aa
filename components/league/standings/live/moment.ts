import { createContext } from 'react';
import type { StatColumn, StatRow } from '#components/ui/table-types.ts';
import type { RowMarks } from './marks-of.ts';

/** Standings as if the games that are on ended now. */
export type TableOfMoment = {
  columns: readonly StatColumn[];
  rows: readonly StatRow[];
  marks: Readonly<Record<string, RowMarks>>;
};

export type Moment = {
  /** Whether a team of them is playing. */
  isLive: boolean;
  /** By their names, see `tableName`. */
  tables: ReadonlyMap<string, TableOfMoment>;
};

/** The standings of the moment; null while those of the page hold. */
export const MomentContext = createContext<Moment | null>(null);
