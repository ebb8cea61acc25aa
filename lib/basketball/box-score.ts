import type { FoulKind, Side } from './events.ts';
import type { GameState } from './game/state.ts';
import { recordedStats, recordsPresence } from './recorded-stats.ts';
import { type Exclusion, headCoachExclusion, playerExclusion } from './rules/disqualification.ts';
import type { StatLine, Tally } from './stat-line.ts';
import { sumLines } from './stat-totals.ts';

type PlayerLine = {
  person: string;
  starter: boolean;
  captain: boolean;
  onCourt: boolean;
  /** True with time on court, or a counter above zero while on it; without substitutions for starters and any counter. */
  played: boolean;
  line: StatLine;
  fouls: Partial<Record<FoulKind, number>>;
  exclusion: Exclusion | null;
};

export type TeamBox = {
  players: PlayerLine[];
  /** Team rebounds and turnovers, and actions whose player is unknown. */
  entry: StatLine;
  total: StatLine;
  /** Fouls of head coach and bench, which no stat line includes. */
  benchFouls: Partial<Record<FoulKind, number>>;
  headCoachExclusion: Exclusion | null;
  /** Points of players who did not start; null where the starters are not recorded. */
  benchPoints: number | null;
};

export type BoxScore = { score: Record<Side, number>; periods: Record<Side, number>[] } & Record<Side, TeamBox>;

/**
 * Returns the box score of the game so far (Statisticians' Manual): a line for each listed player, the team's own
 * entries and totals. Playing time includes open stints, up to the game clock of the last entry. Statistics that the
 * log does not record are null.
 */
export function boxScore(state: GameState): BoxScore {
  const toLine = recordedStats(state);
  const score = { home: state.score.home, away: state.score.away };
  const periods = state.periods.map(({ home, away }) => ({ home, away }));
  return { score, periods, home: teamBox(state, 'home', toLine), away: teamBox(state, 'away', toLine) };
}

function teamBox(state: GameState, side: Side, toLine: (tally: Tally) => StatLine): TeamBox {
  const team = state.teams[side];
  const players = Object.keys(team.players).flatMap((person) => playerLine(state, side, person, toLine) ?? []);
  const entry = toLine({ ...team.entry });
  const total = sumLines([...players.map((player) => player.line), entry]) ?? entry;
  const hasStarters = players.some((player) => player.starter);
  const benchPoints = players.reduce((sum, player) => sum + (player.starter ? 0 : player.line.points), 0);
  return {
    players,
    entry,
    total: { ...total, plusMinus: total.plusMinus === null ? null : margin(state, side) },
    benchFouls: { ...team.benchFouls },
    headCoachExclusion: headCoachExclusion(state.profile, team.benchFouls),
    benchPoints: hasStarters ? benchPoints : null,
  };
}

function playerLine(
  state: GameState,
  side: Side,
  person: string,
  toLine: (tally: Tally) => StatLine,
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
    played: hasPlayed(state, player, tally),
    line: toLine(tally),
    fouls: { ...player.fouls },
    exclusion: playerExclusion(state.profile, player.fouls),
  };
}

type Player = GameState['teams'][Side]['players'][string];

/** A stint of no time is an entry taken back at once, unless it is open or the log has no clock at all. */
function hasPlayed(state: GameState, { starter, stints }: Player, tally: Tally): boolean {
  if (!recordsPresence(state)) return starter || counts(tally);
  const { elapsedMs } = state.clock;
  const isOpen = stints.at(-1)?.toMs === null && state.phase !== 'finished';
  const hasTime = elapsedMs === 0 || stints.some(({ fromMs, toMs }) => (toMs ?? elapsedMs) > fromMs);
  return stints.length > 0 && (isOpen || hasTime || counts(tally));
}

/** Plus/minus counts only the presence of others. */
const counts = ({ plusMinus: _, ...tally }: Tally) => Object.values(tally).some((value) => value !== 0);

function margin({ score }: GameState, side: Side): number {
  return side === 'home' ? score.home - score.away : score.away - score.home;
}
