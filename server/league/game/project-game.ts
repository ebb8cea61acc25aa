import { boxScore } from '#lib/basketball/box-score.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { gameCourse } from '#lib/basketball/game-lines/course.ts';
import { playedPeriods } from '#lib/basketball/result/played-periods.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { gameFlows } from '#server/db/schema/game-projections.ts';
import type { LiveClock } from '#server/db/schema/games.ts';
import type { GameLog, GamePlace } from './game-log.ts';
import { projectPlayers } from './project-players.ts';
import { projectTeam } from './project-team.ts';

function projectFlow({ tenantId, gameId }: GamePlace, state: GameState): typeof gameFlows.$inferInsert {
  return { tenantId, gameId, ...gameCourse(state) };
}

/** Derives all stored projections of a game from its log, with the same reducer as a live page. */
export function projectGame(place: GamePlace, log: GameLog): GameProjection {
  return projectState(place, replayLog(log), log);
}

/** Replays a whole log, with the players of its sheet. */
export function replayLog({ profile, events, sheet }: GameLog): GameState {
  return replayGame({ profile, events, roster: { home: sheet.home.map(personOf), away: sheet.away.map(personOf) } });
}

export type GameSheet = Pick<GameLog, 'sheet' | 'coaches' | 'assistants' | 'attendance' | 'finished'>;

/** Derives the projections from a state that has replayed the log. */
export function projectState(
  place: GamePlace,
  state: GameState,
  { sheet, coaches, assistants, attendance, finished }: GameSheet,
) {
  const box = boxScore(state);
  const shown = finished ? playedPeriods(state) : box.periods;
  const periods = shown.map(({ home, away }, index) => ({ period: index + 1, home, away }));
  return {
    game: {
      homeScore: box.score.home,
      awayScore: box.score.away,
      periods,
      overtimes: Math.max(0, periods.length - state.profile.periods.count),
      attendance: attendance ?? state.spectators,
      seq: state.log.at(-1)?.seq ?? 0,
      liveClock: finished ? null : projectClock(state),
    },
    teams: sides.map((side) =>
      projectTeam(place, side, state, box[side], {
        coach: coaches[side],
        assistantCoach: assistants?.[side] ?? null,
      }),
    ),
    players: sides.flatMap((side) => projectPlayers(place, side, box[side], sheet[side])),
    flow: projectFlow(place, state),
  };
}
export type GameProjection = ReturnType<typeof projectState>;

/** The stored lines of a game; without a flow where the log does not carry its numbers. */
export type GameLines = Pick<GameProjection, 'teams' | 'players'> & { flow: GameProjection['flow'] | null };

function projectClock({ clock, anchors }: GameState): LiveClock {
  const { remainingMs: clockMs, running, at: anchoredAt } = anchors.game;
  return { period: clock.period, clockMs, running, anchoredAt, shotClock: anchors.shot };
}

const personOf = ({ personId }: { personId: string }) => personId;
