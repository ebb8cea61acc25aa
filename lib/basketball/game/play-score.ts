import type { GameEvent, ScoringFlags, Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import type { Tally } from '#lib/basketball/stat-line.ts';
import { tallyOf } from './create-state.ts';
import { playFlow } from './play-flow.ts';
import { scoringFlags } from './scoring-flags.ts';
import type { GameDraft } from './state.ts';

/** Counts points: score, period scores, plus/minus of all players on court, line-ups, point categories, game flow. */
export function playScore(state: GameDraft, event: GameEvent): void {
  if (event.type !== 'field-goal' && event.type !== 'free-throw') return;
  const flags = scoringFlags(state, event);
  recordFlags(state, event, flags);
  if (!event.made) return;
  const points = event.type === 'free-throw' ? 1 : event.points;
  const { side } = event;
  const tally = tallyOf(state, side, event.person);
  tally.points += points;
  countFlags(tally, flags, points);
  state.score[side] += points;
  periodScore(state, event.period)[side] += points;
  countOnCourt(state, side, points);
  playFlow(state, event, side, points);
}

function periodScore(state: GameDraft, period: number): Record<Side, number> {
  while (state.periods.length < period) state.periods.push({ home: 0, away: 0 });
  return state.periods[period - 1] ?? { home: 0, away: 0 };
}

function recordFlags({ recorded }: GameDraft, own: ScoringFlags, flags: ScoringFlags): void {
  recorded.inThePaint ||= flags.inThePaint !== undefined;
  recorded.fastBreak ||= flags.fastBreak !== undefined;
  recorded.secondChance ||= own.secondChance !== undefined;
  recorded.fromTurnover ||= own.fromTurnover !== undefined;
}

function countFlags(tally: Tally, flags: ScoringFlags, points: number): void {
  if (flags.inThePaint) tally.pointsInThePaint += points;
  if (flags.fastBreak) tally.fastBreakPoints += points;
  if (flags.secondChance) tally.secondChancePoints += points;
  if (flags.fromTurnover) tally.pointsFromTurnovers += points;
}

function countOnCourt(state: GameDraft, side: Side, points: number): void {
  for (const [difference, team] of [
    [points, state.teams[side]],
    [-points, state.teams[otherSide(side)]],
  ] as const) {
    for (const person of team.onCourt) {
      const player = team.players[person];
      if (player) player.tally.plusMinus += difference;
    }
    const lineup = team.currentLineup && team.lineups[team.currentLineup.key];
    if (lineup && difference > 0) lineup.pointsFor += points;
    else if (lineup) lineup.pointsAgainst += points;
  }
}
