import type { GameEvent } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { GameDraft } from './state.ts';

/** At the end of each period, adds the time still running: that of the line-ups on court and that of the lead. */
export function playSettle(state: GameDraft, event: GameEvent): void {
  if (event.type !== 'period-end' && event.type !== 'game-end') return;
  const nowMs = state.clock.elapsedMs;
  for (const side of sides) {
    const { currentLineup, lineups } = state.teams[side];
    const lineup = currentLineup && lineups[currentLineup.key];
    if (lineup && currentLineup) {
      lineup.playedMs += nowMs - currentLineup.sinceMs;
      state.teams[side].currentLineup = { key: currentLineup.key, sinceMs: nowMs };
    }
  }
  const { flow } = state;
  if (flow.leader) flow.leadMs[flow.leader] += Math.max(0, nowMs - flow.leaderSinceMs);
  flow.leaderSinceMs = Math.max(flow.leaderSinceMs, nowMs);
}
