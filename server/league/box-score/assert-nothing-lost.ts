import { eq } from 'drizzle-orm';
import { type Stat, statRules } from '#lib/basketball/statistics.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import type { BoxProjection } from './project.ts';
import { recordedStats } from './recorded-stats.ts';

/** Who replaces a box score: it decides how the message names statistics, and how the caller insists. */
export type BoxScoreCaller = 'import' | 'api';

const words = {
  import: {
    nameOf: (stat: Stat | 'timeouts') => (stat === 'timeouts' ? stat : statRules[stat].csv),
    insist: 'import with --replace',
  },
  api: { nameOf: (stat: Stat | 'timeouts') => stat, insist: 'send "replace": true' },
} as const;

/** Throws `conflict` if what is stored of a game records a statistic, or the time-outs, that the box score does not. */
export async function assertNothingLost(
  scope: TenantScope,
  gameId: string,
  { players, teams }: Pick<BoxProjection, 'players' | 'teams'>,
  caller: BoxScoreCaller,
): Promise<void> {
  const ofPlayers = ofTenant(
    scope,
    gamePlayerStats,
    eq(gamePlayerStats.gameId, gameId),
    eq(gamePlayerStats.played, true),
  );
  const stored = recordedStats(await scope.db.select().from(gamePlayerStats).where(ofPlayers));
  const storedTeams = await scope.db
    .select({ facts: gameTeamStats.facts })
    .from(gameTeamStats)
    .where(ofTenant(scope, gameTeamStats, eq(gameTeamStats.gameId, gameId)));
  const recorded = new Set(recordedStats(players));
  const knowsTimeouts = (rows: readonly { facts: { timeouts?: number | null } }[]) =>
    rows.some(({ facts }) => (facts.timeouts ?? null) !== null);
  const lost: (Stat | 'timeouts')[] = stored.filter((stat) => !recorded.has(stat));
  if (knowsTimeouts(storedTeams) && !knowsTimeouts(teams)) lost.push('timeouts');
  if (lost.length === 0) return;
  const { nameOf, insist } = words[caller];
  throw new LeagueError(
    'conflict',
    `The stored box score of this game records more (${lost.map(nameOf).join(', ')}), so it stands. Add these, or ${insist}.`,
  );
}
