import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { claimedStates } from '#lib/basketball/result/claim.ts';
import { unconfirmedFromMs } from '#lib/basketball/result/without-life.ts';
import { type GameProjection, projectState } from '#server/league/game/project-game.ts';
import { rulesOf } from '#server/league/game/rules.ts';
import { type Standing, standingOf } from '#server/league/live/game-standing.ts';
import type { GameRow } from './claims.ts';

/** Returns the state of a game that has a log and no result: live, or unconfirmed once it shows no life. */
export function inPlayStanding(row: GameRow, state: GameState, projection: GameProjection, now = Date.now()): Standing {
  const standing = standingOf(row, state, projection);
  if ((claimedStates as readonly string[]).includes(standing.state)) return { ...standing, state: 'unconfirmed' };
  const isOver = standing.state === 'live' && now >= unconfirmedFrom(row, state.played);
  return isOver ? { ...standing, state: 'unconfirmed' } : standing;
}

/** Returns the instant in milliseconds from which a game in play awaits confirmation. */
function unconfirmedFrom(row: GameRow, events: readonly Pick<GameEvent, 'wallTime'>[]): number {
  const times = events.flatMap(({ wallTime }) => (wallTime ? [Date.parse(wallTime)] : []));
  const first = times.length > 0 ? Math.min(...times) : null;
  const lastMs = times.length > 0 ? Math.max(...times) : null;
  return unconfirmedFromMs({ startMs: first ?? tipOffOf(row), lastMs }, rulesOf(row));
}

/** The tip-off; the end of its day where the time is unknown, and the game's entry where the day is. */
function tipOffOf({ tipOffAt, tipOffDate, createdAt }: GameRow): number {
  if (tipOffAt) return tipOffAt.getTime();
  return tipOffDate ? Date.parse(`${tipOffDate}T23:59:00Z`) : createdAt.getTime();
}

/** Returns the projections of a game's stored log. */
export function projectionOf(row: GameRow, { state, sheet, coaches, assistants }: ProjectedGame): GameProjection {
  const teams = { home: row.homeTeamId ?? '', away: row.awayTeamId ?? '' };
  const place = { tenantId: row.tenantId, gameId: row.id, leagueId: row.leagueId, teams };
  const finished = row.state !== 'live';
  return projectState(place, state, { sheet, coaches, assistants, attendance: row.attendance, finished });
}

type ProjectedGame = { state: GameState } & Pick<
  Parameters<typeof projectState>[2],
  'sheet' | 'coaches' | 'assistants'
>;
