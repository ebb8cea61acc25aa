import { boxScore } from '#lib/basketball/box-score.ts';
import { sides } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { GameLog, GamePlace } from './game-log.ts';
import { projectFlow } from './project-flow.ts';
import { projectPlayers } from './project-players.ts';
import { projectTeam } from './project-team.ts';

/** Everything that is stored beside a log, derived from it by the same rules as a live page. */
export function projectGame(place: GamePlace, log: GameLog) {
  const roster = { home: log.sheet.home.map(personOf), away: log.sheet.away.map(personOf) };
  const state = replayGame({ profile: log.profile, events: log.events, roster });
  const box = boxScore(state);
  const periods = box.periods.map(({ home, away }, index) => ({ period: index + 1, home, away }));
  return {
    game: {
      homeScore: box.score.home,
      awayScore: box.score.away,
      periods,
      overtimes: Math.max(0, periods.length - log.profile.periods.count),
      attendance: log.attendance ?? state.spectators,
      seq: log.events.reduce((last, event) => Math.max(last, event.seq), 0),
      liveClock: log.finished
        ? null
        : {
            period: state.clock.period,
            clockMs: state.clock.clockMs,
            running: state.clock.running,
            anchoredAt: state.clock.since,
          },
    },
    teams: sides.map((side) => projectTeam(place, side, state, box[side], log.coaches[side])),
    players: sides.flatMap((side) => projectPlayers(place, side, box[side], log.sheet[side])),
    flow: projectFlow(place, state),
  };
}
export type GameProjection = ReturnType<typeof projectGame>;

const personOf = ({ personId }: { personId: string }) => personId;
