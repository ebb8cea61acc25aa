import { and, isNotNull } from 'drizzle-orm';
import { earnSuspensions, hasFoulRule } from '#lib/basketball/discipline/earn-suspensions.ts';
import type { SuspensionCause } from '#lib/basketball/discipline/rule.ts';
import { type ServableGame, serveSuspensions } from '#lib/basketball/discipline/serve-suspensions.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { suspensions } from '#server/db/schema/suspensions.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { timesOf } from './game-times.ts';
import { loadMisconduct } from './load-misconduct.ts';
import { loadServableGames } from './load-servable-games.ts';

type DecisionRow = typeof suspensions.$inferSelect;

/** A suspension by decision or by rule, with how much of it is served. */
export type ComputedSuspension = {
  id: string;
  personId: string;
  leagueId: string | null;
  games: number | null;
  served: number;
  fromDay: string;
  untilDay: string | null;
  /** When the game began whose fouls have brought it. */
  afterAt: number | null;
  liftedOn: string | null;
  number: number | null;
  source: { gameId: string; cause: SuspensionCause } | null;
  decision: DecisionRow | null;
};

type Choice = {
  /** The leagues of which the fouls are looked at. */
  leagueIds: readonly string[];
  /** Undefined: everybody. */
  personIds?: readonly string[];
  /** Counts only what was before a game began. */
  before?: { id: string; at: number };
};

const keyOf = (personId: string, { gameId, cause }: { gameId: string; cause: SuspensionCause }) =>
  `${cause} ${gameId} ${personId}`;

/** Computes suspensions from decisions, the logs of games and the leagues' rules, in the order in which they began. */
export async function computeSuspensions(scope: TenantScope, choice: Choice): Promise<ComputedSuspension[]> {
  const { personIds, before } = choice;
  const isBefore = (game: { id: string; at: number }) => !before || (game.id !== before.id && game.at < before.at);
  const decided = await loadDecisions(scope, personIds);
  const replaced = new Set(decided.flatMap(({ personId, source }) => (source ? [keyOf(personId, source)] : [])));
  const earned = await loadEarned(scope, choice, isBefore);
  const all = [...decided, ...earned.filter(({ id }) => !replaced.has(id))];
  const served = await loadServed(scope, all, isBefore);
  return all
    .map((one) => ({ ...one, served: served.get(one.id) ?? 0 }))
    .toSorted((a, b) => a.fromDay.localeCompare(b.fromDay) || a.id.localeCompare(b.id));
}

type Unserved = Omit<ComputedSuspension, 'served'>;

async function loadDecisions(scope: TenantScope, personIds: readonly string[] | undefined): Promise<Unserved[]> {
  const rows = await scope.db
    .select()
    .from(suspensions)
    .where(ofTenant(scope, suspensions, inIds(suspensions.personId, personIds)));
  const sources = await loadTimes(
    scope,
    rows.flatMap(({ sourceGameId }) => sourceGameId ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    personId: row.personId,
    leagueId: row.leagueId,
    games: row.games,
    fromDay: row.fromDate,
    untilDay: row.untilDate,
    afterAt: sources.get(row.sourceGameId ?? '') ?? null,
    liftedOn: row.liftedOn,
    number: null,
    source: row.sourceGameId && row.cause ? { gameId: row.sourceGameId, cause: row.cause } : null,
    decision: row,
  }));
}

async function loadTimes(scope: TenantScope, gameIds: readonly string[]): Promise<Map<string, number>> {
  if (gameIds.length === 0) return new Map();
  const { id, tipOffAt, tipOffDate, timeZone } = games;
  const rows = await scope.db
    .select({ id, tipOffAt, tipOffDate, timeZone })
    .from(games)
    .where(ofTenant(scope, games, inIds(games.id, gameIds)));
  return new Map(rows.map((row) => [row.id, timesOf(row).at]));
}

async function loadEarned(
  scope: TenantScope,
  { leagueIds, personIds }: Choice,
  isBefore: (game: { id: string; at: number }) => boolean,
): Promise<Unserved[]> {
  const ruled = await scope.db
    .select({ id: leagues.id, discipline: leagues.discipline })
    .from(leagues)
    .where(ofTenant(scope, leagues, and(inIds(leagues.id, leagueIds), isNotNull(leagues.discipline))));
  const rules = new Map(
    ruled.flatMap(({ id, discipline }) => (discipline && hasFoulRule(discipline) ? [[id, discipline] as const] : [])),
  );
  const fouls = await loadMisconduct(scope, [...rules.keys()]);
  const wanted = personIds && new Set(personIds);
  const counted = fouls.filter(
    ({ personId, gameId, at }) => isBefore({ id: gameId, at }) && (wanted?.has(personId) ?? true),
  );
  const times = new Map(fouls.map(({ gameId, day, at }) => [gameId, { day, at }]));
  return [...rules].flatMap(([leagueId, rule]) =>
    earnSuspensions(
      rule,
      counted.filter((foul) => foul.leagueId === leagueId),
    ).map(({ personId, gameId, cause, number, games }) => ({
      id: keyOf(personId, { gameId, cause }),
      ...{ personId, leagueId, games, number, liftedOn: null, untilDay: null, decision: null },
      fromDay: times.get(gameId)?.day ?? '',
      afterAt: times.get(gameId)?.at ?? null,
      source: { gameId, cause },
    })),
  );
}

async function loadServed(
  scope: TenantScope,
  all: readonly Unserved[],
  isBefore: (game: ServableGame) => boolean,
): Promise<Map<string, number>> {
  const ofGames = all.flatMap((one) => (one.games === null ? [] : [{ ...one, games: one.games }]));
  const byPerson = Map.groupBy(ofGames, ({ personId }) => personId);
  const playable = await loadServableGames(scope, [...byPerson.keys()]);
  const served = [...byPerson].flatMap(([personId, own]) => [
    ...serveSuspensions(own, (playable.get(personId) ?? []).filter(isBefore)),
  ]);
  return new Map(served.map(([id, games]) => [id, games.length]));
}
