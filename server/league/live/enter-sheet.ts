import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { EnterSheetInput } from '#lib/api/contract/live.ts';
import { tags } from '#lib/api/tags.ts';
import type { Side } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { sides } from '#lib/basketball/sides.ts';
import { announce } from '#server/changes/announce.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { people } from '#server/db/schema/people.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, type Fault, LeagueError } from '#server/errors.ts';
import { enterOfficials } from '#server/league/official/enter-officials.ts';
import { admitPlayers } from '#server/league/person/restriction/admit-players.ts';
import { publish } from '#server/realtime/publish.ts';
import { say } from '#server/refusals/sentence.ts';
import { isFinal } from './is-final.ts';
import { lockLiveGame, type ReplayedGame, rosterOf } from './live-game.ts';
import { storeGame } from './store-game.ts';

/**
 * Replaces the roster sheets of a game: players in sheet order, jersey numbers, coaches and officials; also during the game, for
 * late arrivals. A player who may not play needs a reason. Announces as `storeGame` does, and tells the channel of the game, so
 * that every open device fetches the sheet. The caller authorises. Throws `not-found` (also for another tenant's game),
 * `bad-request` with the path of each fault, and `conflict` while the teams are unknown or once the game is final.
 */
export function enterSheet(scope: TenantScope, gameId: string, input: EnterSheetInput): Promise<{ seq: number }> {
  return inTransaction(scope, async (scope) => {
    const game = await lockLiveGame(scope, gameId);
    if (!game.row.homeTeamId || !game.row.awayTeamId) {
      throw new LeagueError('conflict', say`The teams of this game are not known yet.`);
    }
    if (isFinal(game))
      throw new LeagueError('conflict', say`The game is final. Reopen it, with a reason, to correct it.`);
    const faults = [...faultsOfSheet(game, input), ...(await unknownPeople(scope, input))];
    if (faults.length > 0) throw badPlaces(faults);
    const unexplained = await admitPlayers(scope, game.row, input);
    if (unexplained.length > 0) throw badPlaces(unexplained);
    const sheet = sheetOf(input);
    await removeUnlisted(scope, gameId, sheet);
    const state = replayGame({ profile: game.state.profile, events: game.state.log, roster: rosterOf(sheet) });
    // Invalidates the copies that other servers cache.
    const row = { ...game.row, revision: game.row.revision + 1 };
    await scope.db
      .update(games)
      .set({ revision: row.revision })
      .where(ofTenant(scope, games, eq(games.id, gameId)));
    const { coaches, assistants = game.assistants } = input;
    const isNamed = input.officials !== undefined && (await enterOfficials(scope, gameId, input.officials));
    await storeGame(scope, { ...game, row, state, sheet, coaches, assistants, stored: null }, game);
    if (isNamed) await announce(scope, [tags.game(gameId)]);
    await publish(scope.db, [
      { channels: [`game.${gameId}`], name: 'sheet', data: { gameId, revision: row.revision } },
    ]);
    return { seq: state.log.at(-1)?.seq ?? 0 };
  });
}

/** The sheet without the reasons, which are the office's. */
function sheetOf(input: EnterSheetInput): ReplayedGame['sheet'] {
  const listed = (side: Side) => input[side].map(({ personId, number }) => ({ personId, number }));
  return { home: listed('home'), away: listed('away') };
}

function faultsOfSheet({ state }: ReplayedGame, input: EnterSheetInput): Fault[] {
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const side of sides) {
    const numbers = new Set<string>();
    for (const [index, { personId, number }] of input[side].entries()) {
      if (seen.has(personId)) faults.push({ path: `${side}.${index}.personId`, message: say`is on the sheet twice` });
      if (number !== null && numbers.has(number)) {
        faults.push({ path: `${side}.${index}.number`, message: say`the number ${number} is used twice` });
      }
      seen.add(personId);
      numbers.add(number ?? '');
    }
    const { size } = state.profile.roster;
    if (input[side].length > size) faults.push({ path: side, message: say`a sheet has at most ${size} players` });
    for (const person of namedInLog(state.played, side)) {
      if (!input[side].some(({ personId }) => personId === person)) {
        faults.push({ path: side, message: say`${person} is in the log and cannot be removed` });
      }
    }
  }
  return faults;
}

/** Returns who is in the entries that stand: who was entered by mistake may be taken off the sheet. */
function namedInLog(log: ReplayedGame['state']['played'], side: Side): Set<string> {
  return new Set(
    log.flatMap((event) => ('person' in event && event.person && event.side === side ? [event.person] : [])),
  );
}

async function unknownPeople(scope: TenantScope, input: EnterSheetInput): Promise<Fault[]> {
  const entries = sides.flatMap((side) => input[side].map(({ personId }, index) => ({ personId, side, index })));
  if (entries.length === 0) return [];
  const ids = entries.map(({ personId }) => personId);
  const rows = await scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, inArray(people.id, ids)));
  const known = new Set(rows.map(({ id }) => id));
  return entries
    .filter(({ personId }) => !known.has(personId))
    .map(({ side, index }) => ({ path: `${side}.${index}.personId`, message: say`there is no such person` }));
}

async function removeUnlisted(scope: TenantScope, gameId: string, sheet: ReplayedGame['sheet']): Promise<void> {
  const listed = sides.flatMap((side) => sheet[side].map(({ personId }) => personId));
  const others = listed.length > 0 ? notInArray(gamePlayerStats.personId, listed) : undefined;
  await scope.db
    .delete(gamePlayerStats)
    .where(ofTenant(scope, gamePlayerStats, and(eq(gamePlayerStats.gameId, gameId), others)));
}
