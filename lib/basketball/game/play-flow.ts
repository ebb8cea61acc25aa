import type { GameEvent, Side } from '#lib/basketball/events.ts';
import { elapsedMs } from '#lib/basketball/rules/periods.ts';
import type { GameDraft, Moment } from './state.ts';

/**
 * Updates the game flow after a score: lead changes (the sign of the margin changes between non-zero values), times
 * tied (level again after 0–0), largest leads, time in the lead by game clock, and runs (unanswered points).
 */
export function playFlow(state: GameDraft, event: GameEvent, side: Side, points: number): void {
  const { flow, score } = state;
  const at = momentOf(state, event);
  const scored = { ...at, home: score.home, away: score.away };
  flow.scores.push(scored);
  const margin = score.home - score.away;
  const leader = margin > 0 ? 'home' : margin < 0 ? 'away' : null;
  if (leader !== flow.leader) {
    if (flow.leader) flow.leadMs[flow.leader] += Math.max(0, at.elapsedMs - flow.leaderSinceMs);
    flow.leader = leader;
    flow.leaderSinceMs = at.elapsedMs;
    if (leader === null) flow.timesTied += 1;
    else if (flow.lastLeader !== null && flow.lastLeader !== leader) flow.leadChanges += 1;
    flow.lastLeader = leader ?? flow.lastLeader;
  }
  const largest = leader && flow.largestLead[leader];
  if (leader && Math.abs(margin) > (largest?.points ?? 0)) {
    flow.largestLead[leader] = { ...scored, points: Math.abs(margin) };
  }
  const run = flow.runs.at(-1);
  if (run?.side === side) {
    flow.runs[flow.runs.length - 1] = { side, from: run.from, to: at, points: run.points + points };
  } else {
    flow.runs.push({ side, points, from: at, to: at });
  }
}

function momentOf({ profile, clock }: GameDraft, { period, clockMs }: GameEvent): Moment {
  if (clockMs === null) return { period: clock.period, clockMs: clock.clockMs, elapsedMs: clock.elapsedMs };
  return { period, clockMs, elapsedMs: elapsedMs(profile.periods, period, clockMs) };
}
