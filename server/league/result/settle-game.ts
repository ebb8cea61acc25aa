import { isDeepStrictEqual } from 'node:util';
import { checkLog } from '#lib/basketball/result/log-check.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, type TenantScope } from '#server/db/tenant-scope.ts';
import { projectBox } from '#server/league/box-score/project.ts';
import { decideGame } from '#server/league/game/decide-game.ts';
import { ownLog } from '#server/league/game/own-log.ts';
import { loadLiveGame, type ReplayedGame } from '#server/league/live/live-game.ts';
import { boardOf, liveMessages } from '#server/league/live/live-messages.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { publish } from '#server/realtime/publish.ts';
import type { GameRow, StoredClaim } from './claims.ts';
import { linesFrom, replaceLines } from './game-lines.ts';
import { inPlayStanding, projectionOf } from './in-play.ts';
import { printedBoxOf } from './printed-box.ts';
import { type Settled, settledColumns } from './settled-columns.ts';
import { storedBoxOf } from './stored-box.ts';

/**
 * Settles a game from its claims in the transaction of `scope`: columns, the lines of the source that carries its numbers, and
 * rollups. Announces what `tagsOfGame` lists, if anything changed. Returns the game as it is then.
 */
export async function settleGame(
  scope: TenantScope,
  game: GameRow,
  claims: readonly StoredClaim[],
): Promise<Settled['columns']> {
  const log = game.seq > 0 && game.logHash !== null ? await loadLiveGame(scope, game.id) : null;
  const logCheck = log ? checkLog(log.state, game.logCheck) : game.logCheck;
  const row = { ...game, logCheck };
  const inPlay = log && inPlayStanding(row, log.state, projectionOf(row, log));
  const { columns, ...standing } = settledColumns(row, claims, inPlay);
  if (isScoredNow(game, inPlay?.state ?? game.state, standing)) return game;
  const changes = { ...columns, logCheck };
  const isSame = resultKeys.every((key) => isDeepStrictEqual(changes[key], game[key]));
  // Whether an annulled game is played again stands in no column.
  if (isSame && columns.state === 'annulled') await settleStages(scope, game.leagueId);
  if (isSame) return game;
  const people = columns.coverage === game.coverage ? [] : await moveLines(scope, game, log, columns.coverage);
  await decideGame(scope, game, changes, people);
  if (log) await publishState(scope, game, { ...row, ...columns }, log.state);
  return columns;
}

/** Shows the change to everybody who follows the game: no event carries it. */
async function publishState(scope: TenantScope, before: GameRow, row: GameRow, state: ReplayedGame['state']) {
  const [was, board] = [boardOf(before, state), boardOf(row, state)];
  await publish(scope.db, liveMessages({ row, events: [], before: was, board }));
}

const resultKeys = [
  'state',
  'homeScore',
  'awayScore',
  'periods',
  'overtimes',
  'guilty',
  'coverage',
  'logCheck',
] as const;

/**
 * Whether the scorer's desk is writing the log of a game right now: then only a decision or a certificate ends it, and what an
 * import says waits until the desk is silent.
 */
export function isScoredNow(
  { logHash }: GameRow,
  state: GameRow['state'],
  { decision, played }: Omit<Settled, 'columns'>,
): boolean {
  const isRunning = logHash === ownLog && (state === 'live' || state === 'suspended');
  return isRunning && decision === null && played !== null && played.kind !== 'certified';
}

/** Takes the lines of a game from the source of this coverage: its log, or its box score. Returns the people who had lines. */
async function moveLines(
  scope: TenantScope,
  game: GameRow,
  log: ReplayedGame | null,
  coverage: GameRow['coverage'],
): Promise<string[]> {
  const { leagueId, homeTeamId, awayTeamId, id: gameId, tenantId } = game;
  const place = { tenantId, gameId, leagueId, teams: { home: homeTeamId ?? '', away: awayTeamId ?? '' } };
  const stored = await storedBoxOf(scope, gameId);
  const ofFeed = log && stored?.feed && printedBoxOf(stored.feed, { sheet: log.sheet, events: log.state.played });
  const printed = stored?.file ?? ofFeed ?? null;
  if (!printed && (!log || coverage === 'box-score' || coverage === 'scoresheet')) return [];
  const source = coverage === 'none' ? 'score' : coverage;
  const own = log ? projectionOf(game, log) : printed && { ...projectBox(place, printed), flow: null };
  return own ? replaceLines(scope, gameId, linesFrom(source, place, own, printed)) : [];
}

/** Brings the lines and rollups of a game up to columns that a fixture has changed. */
export async function followResult(scope: TenantScope, gameId: string): Promise<void> {
  const game = await fetchOrThrow(scope, games, gameId, 'game');
  const log = game.seq > 0 ? await loadLiveGame(scope, gameId) : null;
  const people = await moveLines(scope, game, log, game.coverage);
  const { state, guilty } = game;
  await decideGame(scope, game, { state, guilty }, people);
}
