import { type FoulKind, type Side, sides } from './events.ts';
import type { GameState } from './game/state.ts';
import { type Exclusion, headCoachExclusion, playerExclusion } from './rules/disqualification.ts';
import type { StatLine, Tally } from './stat-line.ts';
import { sumLines } from './stat-totals.ts';

export type PlayerLine = {
  person: string;
  starter: boolean;
  captain: boolean;
  onCourt: boolean;
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
  const [home, away] = sides.map((side) => teamBox(state, side)) as [TeamBox, TeamBox];
  return { score: { ...state.score }, periods: state.periods.map((period) => ({ ...period })), home, away };
}

function teamBox(state: GameState, side: Side): TeamBox {
  const team = state.teams[side];
  const players = Object.keys(team.players).flatMap((person) => playerLine(state, side, person) ?? []);
  const entry = recordedLine(state, { ...team.entry });
  const total = sumLines([...players.map((player) => player.line), entry]) ?? entry;
  const hasStarters = players.some((player) => player.starter);
  return {
    players,
    entry,
    total: { ...total, plusMinus: total.plusMinus === null ? null : margin(state, side) },
    benchFouls: { ...team.benchFouls },
    headCoachExclusion: headCoachExclusion(state.profile, team.benchFouls),
    benchPoints: hasStarters
      ? players.reduce((sum, player) => sum + (player.starter ? 0 : player.line.points), 0)
      : null,
  };
}

function playerLine(state: GameState, side: Side, person: string): PlayerLine | null {
  const player = state.teams[side].players[person];
  if (!player) return null;
  const open = player.stints.at(-1);
  const openMs = open?.toMs === null ? state.clock.elapsedMs - open.fromMs : 0;
  const line = recordedLine(state, { ...player.tally, playedMs: player.tally.playedMs + openMs });
  return {
    person,
    starter: player.starter,
    captain: player.captain,
    onCourt: open?.toMs === null,
    played: player.stints.length > 0,
    line,
    fouls: { ...player.fouls },
    exclusion: playerExclusion(state.profile, player.fouls),
  };
}

function margin(state: GameState, side: Side): number {
  return side === 'home' ? state.score.home - state.score.away : state.score.away - state.score.home;
}

/** What the log does not record is null; where it has none of the actions in question, zero is the truth. */
function recordedLine({ recorded, score, teams }: GameState, tally: Tally): StatLine {
  const scoreless = score.home + score.away === 0;
  const all = sides.flatMap((side) => [teams[side].entry, ...Object.values(teams[side].players).map((p) => p.tally)]);
  const noBlocks = all.every((one) => one.blocks === 0);
  const noFouls = all.every((one) => one.fouls === 0);
  return {
    ...tally,
    playedMs: recorded.presence ? tally.playedMs : null,
    plusMinus: recorded.presence ? tally.plusMinus : null,
    pointsInThePaint: recorded.inThePaint || scoreless ? tally.pointsInThePaint : null,
    fastBreakPoints: recorded.fastBreak || scoreless ? tally.fastBreakPoints : null,
    secondChancePoints: recorded.secondChance || scoreless ? tally.secondChancePoints : null,
    pointsFromTurnovers: recorded.fromTurnover || scoreless ? tally.pointsFromTurnovers : null,
    blocksReceived: recorded.blocksReceived || noBlocks ? tally.blocksReceived : null,
    foulsDrawn: recorded.foulsDrawn || noFouls ? tally.foulsDrawn : null,
  };
}
