import type { BoxScore, TeamBox } from './box-score.ts';
import { type Side, sides } from './events.ts';
import { otherSide } from './other-side.ts';
import type { StatLine } from './stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade, sumLines } from './stat-totals.ts';

export type Discrepancy = {
  rule:
    | 'points-from-shots'
    | 'made-within-attempted'
    | 'total-is-sum'
    | 'periods-make-score'
    | 'minutes-make-game'
    | 'steals-within-turnovers'
    | 'blocks-equal-blocked'
    | 'assists-within-scores'
    | 'fouls-drawn-within-fouls'
    | 'plus-minus-makes-margin'
    | 'rebounds-within-misses';
  side: Side;
  person: string | null;
  expected: number;
  actual: number;
};

/** What is known besides the box score: the rules on time and plus/minus hold only if five were on court all the time. */
export type ReconcileFacts = { playedMs: number; alwaysFive: boolean };

/** The identities that every box score must satisfy (Statisticians' Manual); an empty list means that it adds up. */
export function reconcile(box: BoxScore, facts: ReconcileFacts): Discrepancy[] {
  return sides.flatMap((side) => [
    ...checkLines(side, box[side]),
    ...checkTotals(side, box),
    ...checkAgainstOpponents(side, box),
    ...(facts.alwaysFive ? checkPresence(side, box, facts.playedMs) : []),
  ]);
}

function checkLines(side: Side, team: TeamBox): Discrepancy[] {
  return [...team.players, { person: null, line: team.entry }].flatMap(({ person, line }) => {
    const made = fieldGoalsMade(line) + line.freeThrowsMade;
    const attempted = fieldGoalsAttempted(line) + line.freeThrowsAttempted;
    return [
      ...equal('points-from-shots', side, person, pointsFromShots(line), line.points),
      ...atMost('made-within-attempted', side, person, attempted, made),
    ];
  });
}

function checkTotals(side: Side, box: BoxScore): Discrepancy[] {
  const team = box[side];
  const sum = sumLines([...team.players.map((player) => player.line), team.entry]);
  const stats = ['points', 'fouls', 'turnovers', 'offensiveRebounds', 'defensiveRebounds', 'assists'] as const;
  const periods = box.periods.reduce((points, period) => points + period[side], 0);
  return [
    ...stats.flatMap((stat) => equal('total-is-sum', side, null, sum?.[stat] ?? 0, team.total[stat])),
    ...equal('points-from-shots', side, null, pointsFromShots(team.total), team.total.points),
    ...equal('periods-make-score', side, null, box.score[side], periods),
    ...equal('periods-make-score', side, null, box.score[side], team.total.points),
  ];
}

function checkAgainstOpponents(side: Side, box: BoxScore): Discrepancy[] {
  const { total } = box[side];
  const opponents = box[otherSide(side)];
  const bench = Object.values(opponents.benchFouls).reduce((sum, count) => sum + (count ?? 0), 0);
  const misses = fieldGoalsAttempted(total) - fieldGoalsMade(total) + total.freeThrowsAttempted - total.freeThrowsMade;
  const { blocksReceived } = opponents.total;
  return [
    ...atMost('steals-within-turnovers', side, null, opponents.total.turnovers, total.steals),
    ...(blocksReceived === null ? [] : equal('blocks-equal-blocked', side, null, total.blocks, blocksReceived)),
    ...atMost('assists-within-scores', side, null, fieldGoalsMade(total) + total.freeThrowsMade, total.assists),
    ...(total.foulsDrawn === null
      ? []
      : atMost('fouls-drawn-within-fouls', side, null, opponents.total.fouls + bench, total.foulsDrawn)),
    ...atMost(
      'rebounds-within-misses',
      side,
      null,
      misses,
      total.offensiveRebounds + opponents.total.defensiveRebounds,
    ),
  ];
}

function checkPresence(side: Side, box: BoxScore, playedMs: number): Discrepancy[] {
  const { players, total } = box[side];
  if (total.playedMs === null) return [];
  const margin = box.score[side] - box.score[otherSide(side)];
  const plusMinus = players.reduce((sum, player) => sum + (player.line.plusMinus ?? 0), 0);
  return [
    ...equal('minutes-make-game', side, null, 5 * playedMs, total.playedMs),
    ...equal('plus-minus-makes-margin', side, null, 5 * margin, plusMinus),
  ];
}

/** PTS = 2 · 2PM + 3 · 3PM + FTM. */
function pointsFromShots(line: StatLine): number {
  return 2 * line.twoPointersMade + 3 * line.threePointersMade + line.freeThrowsMade;
}

type Rule = Discrepancy['rule'];

function equal(rule: Rule, side: Side, person: string | null, expected: number, actual: number): Discrepancy[] {
  return expected === actual ? [] : [{ rule, side, person, expected, actual }];
}

function atMost(rule: Rule, side: Side, person: string | null, limit: number, actual: number): Discrepancy[] {
  return actual <= limit ? [] : [{ rule, side, person, expected: limit, actual }];
}
