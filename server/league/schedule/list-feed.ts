import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { websiteSettings } from '#lib/api/contract/website.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { tags } from '#lib/api/tags.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { playedAt, selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { ownHosts } from '#server/league/tenant/hosts/own-hosts.ts';
import { type ScheduleQuery, scheduleConditions } from './get-schedule.ts';

export type FeedQuery = ScheduleQuery & { game?: string | undefined };

export type Feed = {
  title: string;
  domainUrl: string;
  /** The host in the names of its events: the first that the tenant had, since they must not change with its address. */
  nameHost: string;
  /** `revision` grows with every change of a game. */
  games: { game: GameSummary; revision: number; updatedAt: Date }[];
};

const maxGames = 1500;
const isRecent = sql`${playedAt} > now() - interval '400 days'`;
const site = websiteSettings.pick({ title: true, domainUrl: true });

/**
 * Lists the latest 1500 dated games from the last 400 days on, or one of them, for calendars. A postponed game without a new day is left
 * out, since an event has a start; programs that subscribe remove it until it has one. Throws `not-found`.
 */
export async function listFeed(scope: ReadScope, { game, ...filter }: FeedQuery): Promise<Feed> {
  return listFeedOf(scope, ...(game ? [eq(games.id, game)] : [isRecent]), ...scheduleConditions(scope, filter));
}

/** Lists the latest 1500 dated games from the last 400 days on that fulfil the conditions. */
export function listRecentFeedOf(scope: ReadScope, which: SQL): Promise<Feed> {
  return listFeedOf(scope, isRecent, which);
}

async function listFeedOf(scope: ReadScope, ...conditions: (SQL | undefined)[]): Promise<Feed> {
  dependsOn(scope, ...[tags.config, tags.games, tags.seasons].map((tag) => tag(scope.tenantId)));
  const [tenant] = await scope.db.select().from(tenants).where(eq(tenants.id, scope.tenantId));
  if (!tenant) throw notFound('tenant', scope.tenantId);
  const changes = await scope.db
    .select({ id: games.id, revision: games.revision, updatedAt: games.updatedAt })
    .from(games)
    .where(ofTenant(scope, games, sql`${playedAt} < 'infinity'`, ...conditions))
    .orderBy(desc(playedAt), desc(games.id))
    .limit(maxGames);
  const byId = new Map(changes.map((change) => [change.id, change]));
  const ids = [...byId.keys()];
  const rows =
    ids.length > 0 ? await selectGames(scope, inIds(games.id, ids)).orderBy(asc(playedAt), asc(games.id)) : [];
  const summaries = await summariseGames(scope, rows);
  const settings = site.parse(tenant.settings);
  const [firstHost] = await ownHosts(scope);
  return {
    ...settings,
    nameHost: firstHost ?? new URL(settings.domainUrl).host,
    games: summaries.map((game) => {
      const { revision, updatedAt } = requireEntry(byId, game.id);
      return { game, revision, updatedAt };
    }),
  };
}
