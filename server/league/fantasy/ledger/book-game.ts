import { and, eq, sql } from 'drizzle-orm';
import type { bookingCauses } from '#lib/api/contract/fantasy/common.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { fantasyRoundGames, fantasyRounds } from '#server/db/schema/fantasy.ts';
import { fantasyBookings, fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { enterPlayers } from '#server/league/fantasy/entrant/enter-players.ts';
import { type GameRow, loadFantasyGame } from '#server/league/fantasy/game/load-game.ts';
import { listOpenLateGames } from '#server/league/fantasy/round/late-games.ts';
import { markForRecount } from '#server/league/fantasy/round/mark-for-recount.ts';
import { isFrozen, type RoundRow } from '#server/league/fantasy/round/rounds.ts';
import { settleRounds } from '#server/league/fantasy/round/settle-rounds.ts';
import { startFantasyGame } from '#server/league/fantasy/round/start-game.ts';
import { type FantasySeasonRow, fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { bookedLines } from './booked-lines.ts';
import { desiredLines, type EntrantsOfGame, isTold, linesToAdd } from './desired-lines.ts';
import { findEntrants } from './find-entrants.ts';

type Cause = (typeof bookingCauses)[number];
type Loaded = Awaited<ReturnType<typeof loadFantasyGame>>;

/**
 * Books what a game is worth, in the transaction that stores the game: its lines at its end, later only what changes, as new lines
 * that name their cause. After the round was frozen they are listed and count nowhere, but for a game that was to be played when the
 * round ended: its own time for corrections begins with its result. Without a fantasy season it costs one query.
 * `isGone`: the game is about to be deleted.
 */
export async function bookGame(
  scope: TenantScope,
  gameId: string,
  { now = new Date(), cause, isGone = false }: { now?: Date; cause?: Cause; isGone?: boolean } = {},
): Promise<void> {
  const season = await bookWithoutDeadlines(scope, gameId, { now, cause, isGone });
  if (season) await settleRounds(scope, season, now);
}

/** Does the same, but leaves deadlines and ends of rounds to the caller. Returns the season of the game. */
export async function bookWithoutDeadlines(
  scope: TenantScope,
  gameId: string,
  { now, cause, isGone = false }: { now: Date; cause?: Cause | undefined; isGone?: boolean },
): Promise<FantasySeasonRow | null> {
  const round = await roundOfGame(scope, gameId);
  if (!round) return null;
  const season = await fetchFantasySeason(scope, round.fantasySeasonId);
  const loaded = isGone ? null : await loadFantasyGame(scope, gameId);
  if (loaded && hasBegunEarly(loaded.row, now)) await startFantasyGame(scope, gameId, now);
  if (isTold(loaded, season)) await bookLines(scope, { season, round, gameId, loaded, now, cause });
  return season;
}

const begun: ReadonlySet<string> = new Set(['live', 'suspended', 'unconfirmed', 'final', 'forfeited', 'defaulted']);

/** A game that has begun by its state and not by its schedule: its result was entered before its time, or it has none. */
const hasBegunEarly = ({ state, tipOffAt }: GameRow, now: Date) => begun.has(state) && !(tipOffAt && tipOffAt <= now);

async function roundOfGame(scope: TenantScope, gameId: string): Promise<RoundRow | null> {
  const [found] = await scope.db
    .select({ round: fantasyRounds })
    .from(fantasyRoundGames)
    .innerJoin(
      fantasyRounds,
      and(
        eq(fantasyRounds.tenantId, fantasyRoundGames.tenantId),
        eq(fantasyRounds.id, fantasyRoundGames.fantasyRoundId),
        sql`exists (select from fantasy_season opened where opened.tenant_id = ${fantasyRounds.tenantId}
          and opened.id = ${fantasyRounds.fantasySeasonId} and opened.state <> 'unopened')`,
      ),
    )
    .where(ofTenant(scope, fantasyRoundGames, eq(fantasyRoundGames.gameId, gameId)));
  return found?.round ?? null;
}

type Booking = {
  season: FantasySeasonRow;
  round: RoundRow;
  gameId: string;
  loaded: Loaded;
  now: Date;
  cause: Cause | undefined;
};

async function bookLines(scope: TenantScope, { season, round, gameId, loaded, now, cause }: Booking): Promise<void> {
  const entrants = await entrantsOfGame(scope, season, round, loaded);
  const booked = await bookedLines(scope, season.id, gameId);
  const lines = linesToAdd(booked.lines, desiredLines(loaded, season, entrants));
  if (lines.length === 0) return;
  const place = { tenantId: scope.tenantId, fantasySeasonId: season.id, round: round.number, gameId };
  const isBooked = season.state === 'open' && (await countsStill(scope, season, round, gameId, now));
  const [booking] = await scope.db
    .insert(fantasyBookings)
    .values({ ...place, cause: cause ?? causeOf(loaded, booked.isFirst), isBooked, at: now })
    .returning({ id: fantasyBookings.id });
  if (!booking) throw new Error('The booking was not inserted.');
  await insertRows(
    scope.db,
    fantasyLines,
    lines.map((line) => ({ ...place, booking: booking.id, ...line, isBooked })),
  );
  if (isBooked) await markForRecount(scope, round.id, now);
  await announce(scope, [tags.fantasy(season.id)]);
}

const countsStill = async (scope: TenantScope, season: FantasySeasonRow, round: RoundRow, gameId: string, now: Date) =>
  !isFrozen(round, now.getTime()) || (await listOpenLateGames(scope, season, now, gameId)).length > 0;

const decisions: ReadonlySet<string> = new Set(['forfeited', 'defaulted', 'annulled', 'cancelled']);

function causeOf(loaded: Loaded, isFirst: boolean): Cause {
  if (isFirst) return 'final';
  return loaded && decisions.has(loaded.row.state) ? 'decision' : 'correction';
}

/** Finds the entrants of a game; a player whom the season does not have yet becomes one. */
async function entrantsOfGame(
  scope: TenantScope,
  season: FantasySeasonRow,
  round: Pick<RoundRow, 'number'>,
  loaded: Loaded,
): Promise<EntrantsOfGame> {
  const players = loaded?.game.players ?? [];
  const found = await findEntrants(scope, season, loaded);
  const missing = players.filter(({ personId, played }) => played && !found.players.has(personId));
  if (missing.length === 0 || !loaded) return found;
  const { homeTeamId, awayTeamId } = loaded.row;
  const fresh = missing.map(({ personId, side }) => ({
    personId,
    teamId: side === 'home' ? homeTeamId : awayTeamId,
    position: null,
    heightCm: null,
  }));
  await enterPlayers(scope, season, fresh, round.number);
  return findEntrants(scope, season, loaded);
}
