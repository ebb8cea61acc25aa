import { emptyStatLine, type StatLine } from './stat-line.ts';
import { type Stat, statNames } from './statistics.ts';

/** The line within a stored row. */
export function statLineOf(row: StatLine): StatLine {
  const line: Record<Stat, number | null> = emptyStatLine();
  for (const stat of statNames) line[stat] = row[stat];
  return line as StatLine;
}
