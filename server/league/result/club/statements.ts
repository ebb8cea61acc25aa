import { asc, inArray } from 'drizzle-orm';
import type { ClubStatement } from '#lib/api/contract/club-office.ts';
import type { Side } from '#lib/basketball/events.ts';
import { clubResults } from '#server/db/schema/club-results.ts';
import type { ResultAuthor } from '#server/db/schema/game-results.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

export type ClubResultRow = typeof clubResults.$inferSelect;
export type Statements = Partial<Record<Side, ClubResultRow>>;

/** Loads what the clubs state of games, by game. */
export async function loadStatements(scope: TenantScope, gameIds: readonly string[]): Promise<Map<string, Statements>> {
  const rows = await scope.db
    .select()
    .from(clubResults)
    .where(ofTenant(scope, clubResults, inArray(clubResults.gameId, [...gameIds])))
    .orderBy(asc(clubResults.statedAt), asc(clubResults.id));
  const byGame = new Map<string, Statements>();
  for (const row of rows) byGame.set(row.gameId, { ...byGame.get(row.gameId), [row.side]: row });
  return byGame;
}

export const isSameScore = (one: ClubResultRow, other: ClubResultRow): boolean =>
  one.homeScore === other.homeScore && one.awayScore === other.awayScore;

/** Returns what clubs state as the office and they themselves see it, the earlier first. */
export const presentStatements = ({ home, away }: Statements = {}): ClubStatement[] =>
  [home, away]
    .flatMap((row) => row ?? [])
    .toSorted((a, b) => +a.statedAt - +b.statedAt)
    .map(({ side, homeScore, awayScore, periods, reason, author, statedAt }) => ({
      side,
      score: { home: homeScore, away: awayScore },
      periods,
      reason,
      by: nameOf(author),
      at: statedAt.toISOString(),
    }));

export const nameOf = (author: ResultAuthor): string => (author.kind === 'operator' ? 'operator' : author.name);
