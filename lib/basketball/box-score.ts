import type { FoulKind, Side } from './events.ts';
import type { GameState } from './game/state.ts';
import { recordedStats } from './recorded-stats.ts';
import { type Exclusion, headCoachExclusion, playerExclusion } from './rules/disqualification.ts';
import type { StatLine, Tally } from './stat-line.ts';
import { sumLines } from './stat-totals.ts';

type PlayerLine = {
  person: string;
  starter: boolean;
  captain: boolean;
  onCourt: boolean;
  /** Was on court, or has a counter where the log does not record who was. */
  played: boolean;
  line: StatLine;
  fouls: Partial<Record<FoulKind, number>>;
  exclusion: Exclusion | null;
};

export type TeamBox = {
  players: PlayerLine[];
  /** Team rebounds and turnovers, and actions of players not known yet. */
  entry: StatLine;
  total: StatLine;
  /** Fouls of head coach and bench; they are in no line. */
  benchFouls: Partial<Record<FoulKind, number>>;
  headCoachExclusion: Exclusion | null;
  /** Points of players who did not start; null where the starters are not recorded. */
  benchPoints: number | null;
};

export type BoxScore = { score: Record<Side, number>; periods: Record<Side, number>[] } & Record<Side, TeamBox>;

/**
 * The box score of a game at this moment: a line for each listed player, the team's own entries, totals (Statisticians'
 * Manual). Time on court includes the stints still open, up to the clock of the last entry. Numbers that the log does not
 * record at all are null.
 */
export function boxScore(state: GameState): BoxScore {
  const asRecorded = recordedStats(state);
  const score = { home: state.score.home, away: state.score.away };
  const periods = state.periods.map(({ home, away }) => ({ home, away }));
  return { score, periods, home: teamBox(state, 'home', asRecorded), away: teamBox(state, 'away', asRecorded) };
}

function teamBox(state: GameState, side: Side, asRecorded: (tally: Tally) => StatLine): TeamBox {
  const team = state.teams[side];
  const players = Object.keys(team.players).flatMap((person) => playerLine(state, side, person, asRecorded) ?? []);
  const entry = asRecorded({ ...team.entry });
  const total = sumLines([...players.map((player) => player.line), entry]) ?? entry;
  const hasStarters = players.some((player) => player.starter);
  const offBench = players.reduce((sum, player) => sum + (player.starter ? 0 : player.line.points), 0);
  return {
    players,
    entry,
    total: { ...total, plusMinus: total.plusMinus === null ? null : margin(state, side) },
    benchFouls: { ...team.benchFouls },
    headCoachExclusion: headCoachExclusion(state.profile, team.benchFouls),
    benchPoints: hasStarters ? offBench : null,
  };
}

function playerLine(
  state: GameState,
  side: Side,
  person: string,
  asRecorded: (tally: Tally) => StatLine,
): PlayerLine | null {
  const player = state.teams[side].players[person];
  if (!player) return null;
  const open = player.stints.at(-1);
  const onCourt = open?.toMs === null;
  const openMs = open && onCourt ? state.clock.elapsedMs - open.fromMs : 0;
  const tally = { ...player.tally, playedMs: player.tally.playedMs + openMs };
  return {
    person,
    starter: player.starter,
    captain: player.captain,
    onCourt,
    played: state.recorded.presence ? player.stints.length > 0 : Object.values(tally).some((value) => value !== 0),
    line: asRecorded(tally),
    fouls: { ...player.fouls },
    exclusion: playerExclusion(state.profile, player.fouls),
  };
}

function margin({ score }: GameState, side: Side): number {
  return side === 'home' ? score.home - score.away : score.away - score.home;
}
