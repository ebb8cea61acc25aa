import { eq } from 'drizzle-orm';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { fantasyRounds } from '#server/db/schema/fantasy.ts';
import { fantasyBookings, fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { GameLog } from '#server/league/game/game-log.ts';
import type { Fantasy } from './open-fantasy.ts';

/** Looks into the ledger of a fantasy season, and plays the first game of its first round. */
export function readLedger({ db }: Pick<DatabaseConnection, 'db'>, fantasy: Fantasy) {
  const linesOf = (gameId: string) =>
    db
      .select({ line: fantasyLines, cause: fantasyBookings.cause })
      .from(fantasyLines)
      .innerJoin(fantasyBookings, eq(fantasyBookings.id, fantasyLines.booking))
      .where(ofTenant(fantasy.scope, fantasyLines, eq(fantasyLines.gameId, gameId)))
      .orderBy(fantasyLines.booking, fantasyLines.entrant, fantasyLines.item);

  const told = async (gameId: string, cause: string) =>
    (await linesOf(gameId))
      .filter((row) => row.cause === cause)
      .map(({ line }) => [line.entrant, line.item, line.count, line.points / 100_000, line.isBooked]);

  const squadPoints = async () => {
    const rows = await db
      .select({ number: fantasySquads.number, points: fantasySquads.points, rank: fantasySquads.rank })
      .from(fantasySquads)
      .where(ofTenant(fantasy.scope, fantasySquads))
      .orderBy(fantasySquads.number);
    return rows.map(({ points, rank }) => [points / 100_000, rank]);
  };

  /** The log with the one rebound of the away side's fourth player given to its fifth. */
  const reboundOfAnother = (log: GameLog): GameLog => ({
    ...log,
    hash: 'corrected',
    events: log.events.map((event) =>
      event.type === 'rebound' && event.person !== null
        ? { ...event, person: fantasy.ids.players.b[4] ?? null }
        : event,
    ),
  });

  const freeze = (round: number, at: Date) =>
    db
      .update(fantasyRounds)
      .set({ freezesAt: at })
      .where(ofTenant(fantasy.scope, fantasyRounds, eq(fantasyRounds.number, round)));

  async function playFirstGame(): Promise<string> {
    const ana = await fantasy.follower();
    await fantasy.save(ana, 1, fantasy.input());
    await fantasy.begin(1);
    await fantasy.play(fantasy.gameOf(1, 0), ['a', 'b']);
    await fantasy.recount();
    return ana;
  }

  return { linesOf, told, squadPoints, reboundOfAnother, freeze, playFirstGame };
}
export type Ledger = ReturnType<typeof readLedger>;
