import type { GameSummary } from '#lib/api/contract/game.ts';
import type { PlayoffRound } from '#lib/api/contract/playoff.ts';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { boxScore } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

/** All that the graphics of a game are drawn from. What is not known yet is empty: its graphic waits. */
export type Programme = {
  of: GameSummary;
  game: WatchedGame;
  table: StandingsTable | null;
  nextGames: readonly GameSummary[];
  /** Of the playoffs, for a game of them; else empty. */
  rounds: readonly PlayoffRound[];
  sponsors: ScreenSettings['sponsors'];
};

export type Teams = Record<Side, TeamRef>;

/** Both teams; null while one is open. */
export function bothTeams({ home, away }: Pick<GameSummary, 'home' | 'away'>): Teams | null {
  return home && away ? { home, away } : null;
}

export const boxOf = ({ game }: Pick<Programme, 'game'>, side: Side) => boxScore(game.state)[side];

export const listedOf = ({ game }: Pick<Programme, 'game'>, side: Side, personId: string | null) =>
  game.sheet[side].find(({ id }) => id === personId) ?? null;

/** Who began the game, in the order of the sheet. */
export function startersOf({ game }: Pick<Programme, 'game'>, side: Side): WatchedGame['sheet'][Side] {
  const { players } = game.state.teams[side];
  return game.sheet[side].filter(({ id }) => players[id]?.starter);
}

/** The score on the board; of a game without a log that of its result, null before there is one. */
export function scoreOf(
  { of, game }: Pick<Programme, 'game'> & { of: Pick<GameSummary, 'score'> },
  side: Side,
): number | null {
  return game.state.log.length > 0 ? game.board[side].score : (of.score?.[side] ?? null);
}

/** The table in which the teams of the game stand: that of its phase, else the latest. */
export function tableOf<Table extends { phase: { slug: string }; rows: readonly { team: { id: string } }[] }>(
  of: Pick<GameSummary, 'home' | 'away' | 'phase'>,
  tables: readonly Table[],
): Table | null {
  const own = tables.filter(({ rows }) => rows.some(({ team }) => team.id === of.home?.id || team.id === of.away?.id));
  return own.find(({ phase }) => phase.slug === of.phase.slug) ?? own.at(-1) ?? null;
}
