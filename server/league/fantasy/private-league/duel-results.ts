import {
  type Decision,
  type Duel,
  type DuelScore,
  decideDuel,
  drawSemiFinals,
  ghostPoints,
} from '#lib/basketball/fantasy/head-to-head.ts';

/** What is known of a round whose deadline has passed: the score of each squad, by its number. */
export type RoundScores = ReadonlyMap<number, DuelScore>;
/** `void`: the round is over without a game that counts. */
export type RoundState = 'coming' | 'playing' | 'over' | 'void';
export type PlayedDuel = Duel & {
  state: RoundState;
  homePoints: number | null;
  awayPoints: number | null;
  decision: Decision | null;
};
export type DuelRecord = { won: number; drawn: number; lost: number; tablePoints: number };

/**
 * Returns a duel with its points, null before the deadline and where the round is void; it is decided once the round is over. Against the ghost only points count:
 * level with it is a draw. A squad that joined the league of duels without a lineup has 0.
 */
export function playDuel(duel: Duel, scores: RoundScores | null, state: RoundState): PlayedDuel {
  if (!scores || state === 'void') return { ...duel, state, homePoints: null, awayPoints: null, decision: null };
  const home = scores.get(duel.home);
  const away = duel.away === null ? null : scores.get(duel.away);
  const homePoints = home?.points ?? 0;
  const ghost = ghostPoints([...scores.values()].map(({ points }) => points));
  const awayPoints = duel.away === null ? ghost : (away?.points ?? 0);
  const decided =
    home && away
      ? decideDuel(home, away)
      : homePoints === awayPoints
        ? null
        : ({ winner: homePoints > awayPoints ? 'home' : 'away', by: 'points' } as const);
  return { ...duel, state, homePoints, awayPoints, decision: state === 'over' ? decided : null };
}

/** Returns the record of a squad in the duels of the table: 2 points for a win, 1 for a draw, which only the ghost allows. */
export function recordOf(squad: number, duels: readonly PlayedDuel[]): DuelRecord {
  const record = { won: 0, drawn: 0, lost: 0, tablePoints: 0 };
  for (const { home, away, decision, state, stage } of duels) {
    if (stage !== 'table' || state !== 'over' || (home !== squad && away !== squad)) continue;
    if (decision) record[(decision.winner === 'home') === (home === squad) ? 'won' : 'lost'] += 1;
    else if (away === null) record.drawn += 1;
  }
  return { ...record, tablePoints: record.won * 2 + record.drawn };
}

/**
 * Returns the numbers of the squads of a final: who won the semi-finals, of void ones who was placed higher. Empty while one is not
 * decided.
 */
export function finalists(semiFinals: readonly PlayedDuel[]): number[] {
  const winners = semiFinals.flatMap(({ decision, state, home, away }) => {
    if (state === 'void') return [home];
    return decision && away !== null ? [decision.winner === 'home' ? home : away] : [];
  });
  return winners.length === 2 ? winners : [];
}

/** Returns the semi-finals of a table once its last round is over. */
export const semiFinalsOf = (table: readonly number[], round: number): Duel[] => drawSemiFinals(table, round);
