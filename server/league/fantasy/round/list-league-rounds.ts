import { asc, eq, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';

type Names = Record<string, string>;
type LeagueRoundGame = Pick<typeof games.$inferSelect, 'id' | 'state' | 'tipOffAt'>;
export type LeagueRound = { name: string; names: Names; games: LeagueRoundGame[] };

/**
 * Lists the games of a league as fantasy rounds: those of a round together, of a playoff round those that have the same number in their
 * series. Ordered by phase, round and number.
 */
export async function listLeagueRounds(scope: TenantScope, leagueId: string): Promise<LeagueRound[]> {
  const rows = await scope.db
    .select({
      game: { id: games.id, state: games.state, tipOffAt: games.tipOffAt },
      key: sql<string>`coalesce(${games.roundId}::text, ${duels.playoffRoundId}::text || ':' || ${games.duelNumber}, ${games.id}::text)`,
      name: sql<string>`coalesce(${rounds.name}, ${playoffRounds.name}, '')`,
      names: sql<Names>`coalesce(${rounds.names}, ${playoffRounds.names}, '{}')`,
      number: games.duelNumber,
    })
    .from(games)
    .innerJoin(phases, belongsTo(games, games.phaseId, phases))
    .leftJoin(rounds, belongsTo(games, games.roundId, rounds))
    .leftJoin(duels, belongsTo(games, games.duelId, duels))
    .leftJoin(playoffRounds, belongsTo(duels, duels.playoffRoundId, playoffRounds))
    .where(ofTenant(scope, games, eq(games.leagueId, leagueId), countsInCompetition))
    .orderBy(
      asc(phases.order),
      asc(sql`coalesce(${rounds.order}, ${playoffRounds.order}, 0)`),
      asc(sql`coalesce(${games.duelNumber}, 0)`),
      asc(games.tipOffAt),
      asc(games.id),
    );
  return [...Map.groupBy(rows, ({ key }) => key).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const numbered = (name: string) => (first.number === null ? name : `${name} ${first.number}`);
    const names = Object.fromEntries(Object.entries(first.names).map(([locale, name]) => [locale, numbered(name)]));
    return [{ name: numbered(first.name), names, games: own.map(({ game }) => game) }];
  });
}
