import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pairKey } from '#lib/fixtures/improve-assignment.ts';
import type { PlannedGame } from '#lib/fixtures/plan-input.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { games } from '#server/db/schema/games.ts';
import { phases } from '#server/db/schema/phases.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { teams } from '#server/db/schema/teams.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { wallTime } from '#server/time-zone.ts';

/** `day`: when it is played, also where the hour or the venue is not known. */
export type PublishedGame = PlannedGame & { id: string; state: string; day: string | null; updatedAt: Date };

/** `published`: the game that the planned one changes; null for a new one. */
export type PlanChange = { planned: PlannedGame; published: PublishedGame | null; outcome: 'new' | 'moved' | 'same' };

/** Compares a plan with the games of the regular season; a game is known by its pair and round, whoever hosts it. */
export async function comparePlan(
  scope: TenantScope,
  leagueId: string,
  planned: readonly PlannedGame[],
): Promise<{ changes: PlanChange[]; besides: PublishedGame[] }> {
  const published = await listPublished(scope, leagueId);
  const byPair = new Map(published.map((game) => [keyOf(game), game]));
  const changes = planned.map((game): PlanChange => {
    const known = byPair.get(keyOf(game)) ?? null;
    return {
      planned: game,
      published: known,
      // What is locked stays as it is, also where its venue or hour is not known.
      outcome: known === null ? 'new' : game.isLocked || isSame(game, known) ? 'same' : 'moved',
    };
  });
  const meant = new Set(changes.flatMap(({ published }) => published?.id ?? []));
  return { changes, besides: published.filter(({ id }) => !meant.has(id)) };
}

const keyOf = ({ home, away, round }: PlannedGame) => `${pairKey(home, away)} ${round}`;

const isSame = (one: PlannedGame, other: PlannedGame) =>
  one.home === other.home &&
  one.slot?.date === other.slot?.date &&
  one.slot?.time === other.slot?.time &&
  one.slot?.venue === other.slot?.venue;

/** Lists the published games of the regular season. */
export async function listPublished(scope: TenantScope, leagueId: string): Promise<PublishedGame[]> {
  const [home, away] = [alias(teams, 'home'), alias(teams, 'away')];
  const rows = await scope.db
    .select({ game: games, round: rounds.number, home: home.slug, away: away.slug, venue: venues.slug })
    .from(games)
    .innerJoin(rounds, belongsTo(games, games.roundId, rounds))
    .innerJoin(phases, and(belongsTo(games, games.phaseId, phases), eq(phases.kind, 'regular')))
    .innerJoin(home, belongsTo(games, games.homeTeamId, home))
    .innerJoin(away, belongsTo(games, games.awayTeamId, away))
    .leftJoin(venues, belongsTo(games, games.venueId, venues))
    .where(ofTenant(scope, games, eq(games.leagueId, leagueId)));
  return rows.map(({ game, round, home, away, venue }) => {
    const [date, time] = game.tipOffAt ? wallTime(game.tipOffAt, game.timeZone).split('T') : [];
    return {
      id: game.id,
      state: game.state,
      day: date ?? game.tipOffDate,
      updatedAt: game.updatedAt,
      home,
      away,
      round: round ?? 0,
      slot: date && time && venue ? { date, time, venue } : null,
      isLocked: game.state !== 'scheduled' || game.logHash !== null,
    };
  });
}
