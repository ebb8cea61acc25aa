import type { StatLine } from '#lib/basketball/stat-line.ts';
import { sumLines } from '#lib/basketball/stat-totals.ts';
import { optionalStats, statNames } from '#lib/basketball/statistics.ts';
import type { PrintedLine, PrintedTeam } from './sheet.ts';

const entryStats = ['offensiveRebounds', 'defensiveRebounds', 'turnovers', 'fouls'] as const;
type EntryStat = (typeof entryStats)[number];
type TeamEntries = Record<EntryStat, number | null>;
export type AddedUp = { total: StatLine; entries: TeamEntries; differences: string[] };

/**
 * Computes a team's total from its players and its team entries; without a printed entry, these are the surplus of the printed
 * total. Fouls of coach and bench are not in the total. Without players the printed total counts. What the players' lines do
 * not record, the printed total may still have.
 */
export function addUpTeam(
  { players, entry, total: printed }: PrintedTeam,
  fill: (line: PrintedLine) => StatLine,
): AddedUp {
  const sum = sumLines(players.map(({ line }) => fill(line)));
  const entries = entriesOf(sum, entry, printed);
  if (!sum) return { total: fill(printed ?? entry ?? emptyLine), entries, differences: [] };
  const withEntries = (stat: EntryStat) => (sum[stat] === null ? null : sum[stat] + (entries[stat] ?? 0));
  const total: StatLine = {
    ...sum,
    offensiveRebounds: withEntries('offensiveRebounds'),
    defensiveRebounds: withEntries('defensiveRebounds'),
    turnovers: withEntries('turnovers'),
    plusMinus: null,
  };
  for (const stat of optionalStats) total[stat] ??= stat === 'plusMinus' ? null : (printed?.[stat] ?? null);
  return { total, entries, differences: printed ? differencesOf(total, printed) : [] };
}

/** An entry is null where neither the players' lines nor the entry record its statistic. */
function entriesOf(sum: StatLine | null, entry: PrintedLine | null, printed: PrintedLine | null): TeamEntries {
  const of = (stat: EntryStat): number | null => {
    const known = sum?.[stat] ?? null;
    if (entry) return entry[stat] ?? (sum && known === null ? null : 0);
    if (!sum) return printed?.[stat] === undefined || printed[stat] === null ? null : 0;
    if (known === null) return null;
    return printed ? Math.max(0, (printed[stat] ?? known) - known) : 0;
  };
  return {
    offensiveRebounds: of('offensiveRebounds'),
    defensiveRebounds: of('defensiveRebounds'),
    turnovers: of('turnovers'),
    fouls: of('fouls'),
  };
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
