import type { FoulKind, GameEvent } from '#lib/basketball/events.ts';
import { playerState } from './create-state.ts';
import type { GameDraft, TeamState } from './state.ts';

const benchKinds: ReadonlySet<FoulKind> = new Set([
  'coach-technical',
  'bench-technical',
  'bench-disqualifying',
  'fighting',
]);

/** Contact fouls cannot happen in an interval: one entered after the horn still belongs to its period. */
const playKinds: ReadonlySet<FoulKind> = new Set(['personal', 'offensive', 'throw-in']);

/** Counts player fouls, team fouls by period, and fouls of coach and bench; also the time-outs of the teams. */
export function playFoul(state: GameDraft, event: GameEvent): void {
  if (event.type === 'timeout') {
    if (event.kind === 'team' && event.side && !event.refused) {
      state.teams[event.side].timeouts.push({ period: event.period, clockMs: event.clockMs });
    }
    return;
  }
  if (event.type !== 'foul') return;
  const team = state.teams[event.side];
  const { kind, person } = event;
  if (person !== null) {
    const player = playerState(state, event.side, person);
    player.fouls[kind] = (player.fouls[kind] ?? 0) + 1;
  }
  if (benchKinds.has(kind)) {
    team.benchFouls[kind] = (team.benchFouls[kind] ?? 0) + 1;
    return;
  }
  const { playerFouls, teamFouls } = state.profile;
  if (playerFouls.kinds.includes(kind)) {
    const tally = person === null ? team.entry : playerState(state, event.side, person).tally;
    tally.fouls += 1;
    if (kind === 'offensive') {
      state.recorded.offensiveFouls = true;
      tally.offensiveFouls += 1;
    }
  }
  if (teamFouls.kinds.includes(kind)) chargeTeam(state, team, event);
}

/** Charges the team. A foul in an interval counts for the following period (Art. 41.1.2). */
function chargeTeam(state: GameDraft, team: TeamState, event: Extract<GameEvent, { type: 'foul' }>): void {
  const inInterval = state.phase === 'interval' && event.period === state.periodsEnded && !playKinds.has(event.kind);
  const period = inInterval ? event.period + 1 : event.period;
  addTo(team.foulsByPeriod, period);
  if (!inInterval && event.clockMs !== null && event.clockMs <= 120_000) addTo(team.foulsInLastTwoMinutes, period);
}

function addTo(counts: number[], period: number): void {
  while (counts.length < period) counts.push(0);
  counts[period - 1] = (counts[period - 1] ?? 0) + 1;
}
