import type { StatLine } from '#lib/basketball/stat-line.ts';
import { sumLines } from '#lib/basketball/stat-totals.ts';
import { optionalStats, statNames } from '#lib/basketball/statistics.ts';
import type { PrintedLine, PrintedTeam } from './sheet.ts';

type TeamEntries = Record<'offensiveRebounds' | 'defensiveRebounds' | 'turnovers' | 'fouls', number>;
export type AddedUp = { total: StatLine; entries: TeamEntries; differences: string[] };

const entryStats = ['offensiveRebounds', 'defensiveRebounds', 'turnovers', 'fouls'] as const;

/**
 * Computes a team's total from its players and its team entries; without a printed entry, these are the surplus of the printed
 * total. Fouls of coach and bench are not in the total. Without players the printed total counts.
 */
export function addUpTeam(
  { players, entry, total: printed }: PrintedTeam,
  fill: (line: PrintedLine) => StatLine,
): AddedUp {
  const sum = sumLines(players.map(({ line }) => fill(line)));
  const entries = entriesOf(sum, entry, printed);
  if (!sum) return { total: fill(printed ?? entry ?? emptyLine), entries, differences: [] };
  const total: StatLine = {
    ...sum,
    offensiveRebounds: sum.offensiveRebounds + entries.offensiveRebounds,
    defensiveRebounds: sum.defensiveRebounds + entries.defensiveRebounds,
    turnovers: sum.turnovers + entries.turnovers,
    plusMinus: null,
  };
  for (const stat of optionalStats) total[stat] ??= stat === 'plusMinus' ? null : (printed?.[stat] ?? null);
  return { total, entries, differences: printed ? differencesOf(total, printed) : [] };
}

function entriesOf(sum: StatLine | null, entry: PrintedLine | null, printed: PrintedLine | null): TeamEntries {
  const surplus = (stat: keyof TeamEntries) =>
    sum && printed ? Math.max(0, (printed[stat] ?? sum[stat]) - sum[stat]) : 0;
  const of = (stat: keyof TeamEntries) => (entry ? (entry[stat] ?? 0) : surplus(stat));
  return Object.fromEntries(entryStats.map((stat) => [stat, of(stat)])) as TeamEntries;
}

/** Not compared: minutes are rounded per player, and sources differ on counting bench fouls. */
const uncompared = new Set<string>(['playedMs', 'fouls', 'plusMinus']);

function differencesOf(total: StatLine, printed: PrintedLine): string[] {
  return statNames.flatMap((stat) => {
    const [ours, theirs] = [total[stat], printed[stat]];
    if (uncompared.has(stat) || theirs === null || ours === null || ours === theirs) return [];
    return [`${stat} ${ours}, printed ${theirs}`];
  });
}

const emptyLine = Object.fromEntries(statNames.map((stat) => [stat, null])) as PrintedLine;
