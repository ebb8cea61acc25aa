import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { BoxScoreSheet } from '#lib/api/contract/box-score-entry.ts';
import type { Side } from '#lib/basketball/events.ts';
import { type Stat, statNames } from '#lib/basketball/statistics.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { isProvisional } from '#server/league/person/provisional/provisional-id.ts';
import { timesOf } from '#server/league/person/suspension/game-times.ts';
import { type GameRow, scoreOf } from '#server/league/result/claims.ts';
import { type StoredBox, storedBoxOf } from '#server/league/result/stored-box.ts';
import { loadMembers } from '#server/league/squad/load-members.ts';

type SheetTeam = BoxScoreSheet['home'];
type SheetPlayer = SheetTeam['players'][number];

/** Returns the box score of a game as it was entered, with the squads of its day. The caller authorises. Throws `not-found`. */
export async function getBoxScoreSheet(scope: TenantScope, gameId: string): Promise<BoxScoreSheet> {
  const game = await fetchOrThrow(scope, games, gameId, 'game');
  const stored = await storedBoxOf(scope, gameId);
  return {
    gameId,
    revision: game.revision,
    state: game.state,
    coverage: game.coverage,
    closed: closedBy(game),
    entered: stored?.file != null,
    score: scoreOf(game),
    home: await teamOf(scope, game, 'home', stored),
    away: await teamOf(scope, game, 'away', stored),
  };
}

const begun: ReadonlySet<GameRow['state']> = new Set(['unconfirmed', 'final', 'forfeited', 'defaulted', 'annulled']);

function closedBy({ state, seq, homeTeamId, awayTeamId, tipOffAt, tipOffDate }: GameRow): BoxScoreSheet['closed'] {
  if (!homeTeamId || !awayTeamId) return 'teams';
  if (seq > 0 || state === 'live' || state === 'suspended') return 'log';
  const from = tipOffAt?.getTime() ?? (tipOffDate ? Date.parse(`${tipOffDate}T00:00:00Z`) : 0);
  return !begun.has(state) && from > Date.now() ? 'upcoming' : null;
}

async function teamOf(scope: TenantScope, game: GameRow, side: Side, stored: StoredBox | null): Promise<SheetTeam> {
  const teamId = side === 'home' ? game.homeTeamId : game.awayTeamId;
  const printed = stored?.file?.[side];
  const { team, total, timeouts } = {
    team: printed?.entry ?? null,
    total: printed?.total ?? null,
    timeouts: printed?.timeouts ?? null,
  };
  if (!teamId) return { teamId, name: '', players: [], team, total, timeouts };
  const { name } = await fetchOrThrow(scope, teams, teamId, 'team');
  const listed = await listedPlayers(scope, game, side, printed?.players);
  const known = new Set(listed.map(({ personId }) => personId));
  const squad = await squadOn(scope, teamId, timesOf(game).day);
  const others = squad.filter(({ personId }) => !known.has(personId));
  return { teamId, name, players: [...listed, ...others], team, total, timeouts };
}

type Printed = NonNullable<StoredBox['file']>['home']['players'];

/** The players of the sheet, with the numbers that were entered; else with those that the game shows. */
async function listedPlayers(scope: TenantScope, game: GameRow, side: Side, printed?: Printed): Promise<SheetPlayer[]> {
  const rows = await scope.db
    .select({ row: gamePlayerStats, person: people })
    .from(gamePlayerStats)
    .innerJoin(people, belongsTo(gamePlayerStats, gamePlayerStats.personId, people))
    .where(ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.gameId, game.id), eq(gamePlayerStats.side, side)))
    .orderBy(asc(gamePlayerStats.order));
  const entered = new Map(printed?.map((player) => [player.personId, player]));
  return rows.map(({ row, person }) => {
    const own = entered.get(row.personId);
    const { number, starter, captain, played } = own ?? row;
    return {
      ...{ personId: row.personId, number, starter, captain, played, listed: true },
      ...namesOf(person),
      line: own || played ? lineOf(own?.line ?? row) : {},
    };
  });
}

const lineOf = (line: Readonly<Record<Stat, number | null>>): SheetPlayer['line'] =>
  Object.fromEntries(statNames.map((stat) => [stat, line[stat]]));

const namesOf = (person: typeof people.$inferSelect) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  isProvisional: isProvisional(person),
});

async function squadOn(scope: TenantScope, teamId: string, day: string): Promise<SheetPlayer[]> {
  const members = await loadMembers(
    scope,
    and(
      eq(memberships.teamId, teamId),
      eq(memberships.role, 'player'),
      or(isNull(memberships.fromDate), lte(memberships.fromDate, day)),
      or(isNull(memberships.untilDate), gte(memberships.untilDate, day)),
    ) ?? eq(memberships.teamId, teamId),
  );
  return members.map(({ person: { id, firstName, lastName, isProvisional }, number, isCaptain }) => ({
    ...{ personId: id, firstName, lastName, isProvisional, number },
    ...{ starter: false, captain: isCaptain, played: false, listed: false, line: {} },
  }));
}
