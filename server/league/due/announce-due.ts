import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { maxKeptMs } from '#server/changes/kept-times.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { games } from '#server/db/schema/games.ts';
import { news } from '#server/db/schema/news.ts';
import { documents } from '#server/db/schema/publications.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';
import { playedAt } from '#server/league/game/rows.ts';
import type { Log } from '#server/log.ts';

type Period = { from: Date; to: Date };
type Due = { tenantId: string; tags: string[] };

/** How long after its tip-off a game without a result counts as overdue, and then as no longer to come. */
const overdueHours = [4, 12];

/** The clock of the database may be behind. */
const overlapMs = 60_000;

/** Returns a function that announces what has become due since it was called last; it logs what fails. */
export function createDueAnnouncements(db: Queryable, log: Pick<Log, 'error'>): () => Promise<void> {
  // Pages that an earlier process kept may be so old.
  let from = Date.now() - maxKeptMs;
  return async () => {
    const to = Date.now();
    try {
      await announceDue(db, { from: new Date(from), to: new Date(to) });
      from = to - overlapMs;
    } catch (error) {
      log.error({ err: error }, 'What has become due could not be announced.');
    }
  };
}

/**
 * Announces what the clock has changed in a period without a verb: articles, galleries and documents that appeared, and
 * games that are overdue. Every server does so; what is announced twice is made again once.
 */
export async function announceDue(db: Queryable, period: Period): Promise<void> {
  const due = (
    await Promise.all([dueNews(db, period), dueGalleries(db, period), dueDocuments(db, period), dueGames(db, period)])
  ).flat();
  for (const [tenantId, ofTenant] of Map.groupBy(due, ({ tenantId }) => tenantId)) {
    await announce({ db, tenantId }, new Set(ofTenant.flatMap((one) => one.tags)));
  }
}

async function dueNews(db: Queryable, period: Period): Promise<Due[]> {
  const rows = await db
    .select({ tenantId: news.tenantId, id: news.id })
    .from(news)
    .where(isWithin(news.publishedAt, period));
  return rows.map(({ tenantId, id }) => ({
    tenantId,
    tags: [tags.news(tenantId), tags.newsItem(id), tags.config(tenantId)],
  }));
}

async function dueGalleries(db: Queryable, period: Period): Promise<Due[]> {
  const rows = await db
    .selectDistinct({ tenantId: galleries.tenantId, gameId: galleries.gameId })
    .from(galleries)
    .where(isWithin(galleries.publishedAt, period));
  return rows.map(({ tenantId, gameId }) => ({
    tenantId,
    tags: [tags.galleries(tenantId), ...(gameId ? [tags.game(gameId)] : [])],
  }));
}

async function dueDocuments(db: Queryable, period: Period): Promise<Due[]> {
  const rows = await db
    .selectDistinct({ tenantId: documents.tenantId })
    .from(documents)
    .where(isWithin(documents.publishedAt, period));
  return rows.map(({ tenantId }) => ({ tenantId, tags: [tags.documents(tenantId), tags.config(tenantId)] }));
}

async function dueGames(db: Queryable, period: Period): Promise<Due[]> {
  const isDue = overdueHours.map((hours) => isWithin(sql`${playedAt} + make_interval(hours => ${hours})`, period));
  const rows = await db
    .select({ tenantId: games.tenantId, id: games.id, leagueId: games.leagueId })
    .from(games)
    .where(
      and(
        inArray(games.state, ['scheduled', 'unconfirmed', 'live']),
        sql`${playedAt} < 'infinity'`,
        sql`(${sql.join(isDue, sql` or `)})`,
      ),
    );
  return rows.map(({ tenantId, id, leagueId }) => ({
    tenantId,
    tags: [tags.games(tenantId), tags.game(id), tags.league(leagueId)],
  }));
}

const isWithin = (time: AnyPgColumn | SQL, { from, to }: Period): SQL =>
  sql`${time} > ${from.toISOString()}::timestamptz and ${time} <= ${to.toISOString()}::timestamptz`;
