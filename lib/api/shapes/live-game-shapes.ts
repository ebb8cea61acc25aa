import type { BoxScore, GameFlow } from '#lib/api/contract/box-score.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import type { PlayByPlay } from '#lib/api/contract/play-by-play.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { boxScore as computeBoxScore } from '#lib/basketball/box-score.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { gameCourse } from '#lib/basketball/game-lines/course.ts';
import { playerLines } from '#lib/basketball/game-lines/player-lines.ts';
import { teamLine } from '#lib/basketball/game-lines/team-line.ts';
import { sides } from '#lib/basketball/sides.ts';
import { toGameFlow } from './to-game-flow.ts';
import { toPlays } from './to-plays.ts';
import { toTeamBoxScore } from './to-team-box-score.ts';

/** A live game: the state of the reducer, teams, roster sheets, coaches and forecast. */
export type PlayedGame = Pick<LiveGame, 'sheet' | 'coaches' | 'assistants' | 'forecast'> & {
  state: GameState;
  home: TeamRef;
  away: TeamRef;
};

/**
 * Returns the response of `getBoxScore` for the current state. Throws if the log names a player who is not on the
 * roster sheet.
 */
export function boxScoreOf(game: PlayedGame): BoxScore {
  const { state, sheet, coaches, assistants } = game;
  const box = computeBoxScore(state);
  const line = (side: 'home' | 'away') => ({
    ...teamLine(state, side, box[side]),
    side,
    teamId: game[side].id,
    coach: coaches[side],
    assistantCoach: assistants[side],
  });
  const lines = { home: line('home'), away: line('away') };
  const context = {
    teams: new Map(sides.map((side) => [game[side].id, game[side]])),
    players: playersOf(sheet),
    playerRows: sides.flatMap((side) => {
      const numbers = new Map(sheet[side].map(({ id, number }) => [id, number]));
      return playerLines(box[side], numbers).map((row) => ({ ...row, side }));
    }),
    rules: state.profile,
  };
  return {
    home: toTeamBoxScore(lines.home, lines.away, context),
    away: toTeamBoxScore(lines.away, lines.home, context),
    leadChanges: state.flow.leadChanges,
    timesTied: state.flow.timesTied,
  };
}

/**
 * Returns the response of `getGameFlow` for the current state. Throws if the log names a player who is not on the
 * roster sheet.
 */
export function gameFlowOf({ state, sheet, forecast }: PlayedGame): GameFlow {
  return toGameFlow(gameCourse(state), playersOf(sheet), forecast);
}

/** Returns the response of `getPlayByPlay` for the current state. */
export function playByPlayOf({ state, sheet }: PlayedGame): PlayByPlay {
  return { plays: toPlays(state.played), players: Object.fromEntries(playersOf(sheet)) };
}

function playersOf(sheet: LiveGame['sheet']) {
  return new Map(sides.flatMap((side) => sheet[side].map((player) => [player.id, player] as const)));
}
