import type { GameSummary } from '#lib/api/contract/game.ts';
import type { PlayoffRound } from '#lib/api/contract/playoff.ts';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { boxScore } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

/** The data of all graphics of a game. Data not loaded yet is null or empty, and its graphic waits. */
export type Programme = {
  of: GameSummary;
  game: WatchedGame;
  standings: StandingsTable | null;
  nextGames: readonly GameSummary[];
  /** The playoff rounds, for a playoff game; else empty. */
  rounds: readonly PlayoffRound[];
  sponsors: ScreenSettings['sponsors'];
};

export type Teams = Record<Side, TeamRef>;

/** Returns both teams, or null while one is undetermined. */
export function bothTeams({ home, away }: Pick<GameSummary, 'home' | 'away'>): Teams | null {
  return home && away ? { home, away } : null;
}

export const boxOf = ({ game }: Pick<Programme, 'game'>, side: Side) => boxScore(game.state)[side];

export const listedOf = ({ game }: Pick<Programme, 'game'>, side: Side, personId: string | null) =>
  game.sheet[side].find(({ id }) => id === personId) ?? null;

/** Returns the starters, in the order of the roster sheet. */
export function startersOf({ game }: Pick<Programme, 'game'>, side: Side): WatchedGame['sheet'][Side] {
  const { players } = game.state.teams[side];
  return game.sheet[side].filter(({ id }) => players[id]?.starter);
}

/** Returns a team's score from the log; without a log the score of the result, null before there is one. */
export function scoreOf(
  { of, game }: Pick<Programme, 'game'> & { of: Pick<GameSummary, 'score'> },
  side: Side,
): number | null {
  return game.state.log.length > 0 ? game.board[side].score : (of.score?.[side] ?? null);
}

/** Returns the standings that contain a team of the game: those of its phase, else the latest. */
export function standingsOf<Table extends { phase: { slug: string }; rows: readonly { team: { id: string } }[] }>(
  of: Pick<GameSummary, 'home' | 'away' | 'phase'>,
  tables: readonly Table[],
): Table | null {
  const own = tables.filter(({ rows }) => rows.some(({ team }) => team.id === of.home?.id || team.id === of.away?.id));
  return own.find(({ phase }) => phase.slug === of.phase.slug) ?? own.at(-1) ?? null;
}
