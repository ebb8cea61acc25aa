import { type LogCheck, sourceOfNumbers } from '#lib/basketball/result/log-check.ts';
import { isSameScore, resultDetails, settleResult } from '#lib/basketball/result/settle-result.ts';
import type { Score } from '#lib/basketball/rules/result.ts';
import { type Claim, type GameRow, type StoredClaim, scoreOf, toClaim } from './claims.ts';

type ResultColumns = Pick<
  GameRow,
  'state' | 'homeScore' | 'awayScore' | 'periods' | 'overtimes' | 'guilty' | 'coverage'
>;

/** A settled game: its columns, and the claims that stand. */
export type Settled = { columns: ResultColumns; decision: StoredClaim | null; played: StoredClaim | null };

/** Columns of a game whose log goes on, or null without one. */
type Unsettled = Pick<ResultColumns, 'state' | 'homeScore' | 'awayScore' | 'periods' | 'overtimes'>;

const notBegun: ReadonlySet<GameRow['state']> = new Set(['scheduled', 'postponed', 'cancelled']);

/** Returns what the log of a game shows by itself; of a log stored before checks were, that it carries the result. */
function logCheckOf(row: GameRow): LogCheck | null {
  if (row.logCheck) return row.logCheck;
  const score = scoreOf(row);
  return row.coverage === 'log' && score ? { ended: true, score, box: null, faults: [] } : null;
}

/**
 * Settles a game from its claims: the only place where a result becomes columns. `inPlay` are the columns of a game that has a log
 * and no result.
 */
export function settledColumns(row: GameRow, rows: readonly StoredClaim[], inPlay: Unsettled | null): Settled {
  const claims = rows.map(toClaim);
  const { decision, played } = settleResult(claims);
  const log = logCheckOf(row);
  const coverage = coverageOf(row, played?.score ?? null, log, decision !== null);
  const standing = { decision: decision?.row ?? null, played: played?.row ?? null };
  if (decision) return { ...standing, columns: { ...decidedColumns(decision, played, claims), coverage } };
  if (played) return { ...standing, columns: { ...playedColumns(played, claims), coverage } };
  const columns = inPlay ?? { state: stateWithout(row), homeScore: null, awayScore: null, periods: [], overtimes: 0 };
  const hasBegun = inPlay !== null && !notBegun.has(inPlay.state);
  return { ...standing, columns: { ...columns, guilty: null, coverage: hasBegun ? coverage : 'none' } };
}

function playedColumns(played: Claim, claims: readonly Claim[]): Omit<ResultColumns, 'coverage'> {
  const { periods, overtimes } = resultDetails(played, claims);
  return { state: played.state, guilty: null, ...scoreColumns(played.score), periods: [...periods], overtimes };
}

/** A forfeit and a default of another score have no periods; an annulled game keeps its score to show. */
function decidedColumns(decision: Claim, played: Claim | null, claims: readonly Claim[]) {
  const score = decision.score ?? (decision.state === 'annulled' ? (played?.score ?? null) : null);
  const isAsPlayed = decision.state !== 'forfeited' && isSameScore(score, played?.score ?? null);
  const { periods, overtimes } =
    isAsPlayed || decision.state === 'final' || decision.state === 'annulled'
      ? resultDetails({ ...decision, score }, claims)
      : { periods: decision.periods, overtimes: decision.overtimes ?? 0 };
  return { state: decision.state, guilty: decision.guilty, ...scoreColumns(score), periods: [...periods], overtimes };
}

const scoreColumns = (score: Score | null) => ({ homeScore: score?.home ?? null, awayScore: score?.away ?? null });

function coverageOf(row: GameRow, played: Score | null, log: LogCheck | null, isDecided: boolean) {
  if (log) {
    const source = sourceOfNumbers(played, log);
    const isSheet = log.boxLevel !== undefined || row.coverage === 'scoresheet';
    return source === 'box-score' && isSheet ? 'scoresheet' : source;
  }
  if (row.coverage !== 'none' && row.coverage !== 'score' && row.logHash !== null) return row.coverage;
  return played || isDecided ? ('score' as const) : ('none' as const);
}

/** A game that has lost its result is to be played, unless it was put off. */
function stateWithout({ state }: GameRow): GameRow['state'] {
  return state === 'postponed' || state === 'cancelled' || state === 'suspended' ? state : 'scheduled';
}
