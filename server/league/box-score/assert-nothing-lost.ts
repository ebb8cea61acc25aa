import { eq } from 'drizzle-orm';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { optionalStats, type Stat, statRules } from '#lib/basketball/statistics.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';

/** Throws `conflict` if the stored lines of those who played record a statistic that `lines` do not. */
export async function assertNothingLost(
  scope: TenantScope,
  gameId: string,
  lines: readonly Partial<StatLine>[],
): Promise<void> {
  const stored = await scope.db
    .select()
    .from(gamePlayerStats)
    .where(ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.gameId, gameId), eq(gamePlayerStats.played, true)));
  const isKnown = (all: readonly Partial<StatLine>[], stat: Stat) => all.some((line) => (line[stat] ?? null) !== null);
  const lost = optionalStats.filter((stat) => isKnown(stored, stat) && !isKnown(lines, stat));
  if (lost.length === 0) return;
  const columns = lost.map((stat) => statRules[stat].csv).join(', ');
  throw new LeagueError(
    'conflict',
    `The stored box score of this game records more (${columns}), so it stands. Add these columns, or import with --replace.`,
  );
}
