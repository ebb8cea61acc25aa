import type { Side } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { Score } from '#lib/basketball/rules/result.ts';
import { sides } from '#lib/basketball/sides.ts';
import { playedPeriods } from './played-periods.ts';
import { presenceFaults } from './presence.ts';
import { isSameScore } from './settle-result.ts';

export const logFaultKinds = [
  'no-end',
  'score-differs',
  'box-score-differs',
  'too-many-on-court',
  'too-few-on-court',
  'too-many-minutes',
  'too-few-minutes',
] as const;

/** What is wrong with a log: `found` and `expected` are players or minutes of a side, and its points where the score differs. */
export type LogFault = {
  kind: (typeof logFaultKinds)[number];
  side: Side | null;
  found: number | null;
  expected: number | null;
};

/**
 * What a log shows by itself. `box`: the score of the complete official box score beside it, if there is one; `boxLevel` says that
 * it is only a scoresheet, and `boxRecordsMore` that it records more statistics than the log. `withoutLog`: the game has only its
 * box score, and `score` is what that makes.
 */
export type LogCheck = {
  ended: boolean;
  score: Score;
  box: Score | null;
  boxLevel?: 'scoresheet';
  boxRecordsMore?: true;
  withoutLog?: true;
  faults: LogFault[];
};

/** The official box score beside a log, as `LogCheck` keeps it. */
export type CheckedBox = Pick<LogCheck, 'box' | 'boxLevel' | 'boxRecordsMore'>;

/**
 * Checks what a log proves: it has ended if it says so, or if its last period is over with a decided score after all regular
 * periods. `faults` names impossible presence; see `faultsOfLog` for the rest.
 */
export function checkLog(state: GameState, box: CheckedBox | null = null): LogCheck {
  const { home, away } = state.score;
  const stated = state.finalised || state.played.some(({ type }) => type === 'game-end');
  const periods = playedPeriods(state).length;
  const overByPeriods =
    periods >= state.profile.periods.count && state.periodsEnded >= periods && home !== away && !state.suspended;
  const ended = stated || overByPeriods;
  const beside = {
    box: box?.box ?? null,
    ...(box?.boxLevel && { boxLevel: box.boxLevel }),
    ...(box?.boxRecordsMore && { boxRecordsMore: box.boxRecordsMore }),
  };
  return { ended, score: { home, away }, ...beside, faults: ended ? presenceFaults(state) : [] };
}

/** Returns the check of a box score that no log stands beside. */
export const checkBox = ({ box, boxLevel }: CheckedBox & { box: Score }): LogCheck => ({
  withoutLog: true,
  ended: true,
  score: box,
  box,
  ...(boxLevel && { boxLevel }),
  faults: [],
});

/** Whether a log carries less than the result that is confirmed; a game without a log has none that could. */
export function isIncomplete({ withoutLog, ended, score }: LogCheck, confirmed: Score | null): boolean {
  return !withoutLog && (!ended || (confirmed !== null && !isSameScore(score, confirmed)));
}

/** Returns the faults of a log or lone box score beside the result that is confirmed: no end, another score, impossible presence. */
export function faultsOfLog({ withoutLog, ended, score, faults }: LogCheck, confirmed: Score | null): LogFault[] {
  const kind = withoutLog ? 'box-score-differs' : 'score-differs';
  const noEnd: LogFault[] = ended ? [] : [{ kind: 'no-end', side: null, found: null, expected: null }];
  const points =
    confirmed === null
      ? []
      : sides.flatMap((side): LogFault[] =>
          score[side] === confirmed[side] ? [] : [{ kind, side, found: score[side], expected: confirmed[side] }],
        );
  return [...noEnd, ...points, ...faults];
}

/**
 * Returns where the numbers of a game come from: the log if it ended with the confirmed score, else a complete official box score
 * of that score, else nothing but the score. Where both have it, the one that records more. A game without a result shows its log.
 */
export function sourceOfNumbers(confirmed: Score | null, log: LogCheck): 'log' | 'box-score' | 'score' {
  if (confirmed === null) return log.withoutLog ? 'box-score' : 'log';
  const [isOfBox, isOfLog] = [isSameScore(log.box, confirmed), log.ended && isSameScore(log.score, confirmed)];
  if (isOfLog && !log.withoutLog && !(isOfBox && log.boxRecordsMore)) return 'log';
  return isOfBox ? 'box-score' : 'score';
}
