import { circleMethod } from '#lib/basketball/circle-method.ts';

export type Duel = { round: number; stage: 'table' | 'semi-final' | 'final'; home: number; away: number | null };

/**
 * Draws the duels of squads over rounds, everybody against everybody again and again. An odd squad meets the ghost, `away: null`, who
 * scores the average of the league.
 */
export function drawDuels(squads: readonly number[], rounds: readonly number[]): Duel[] {
  const perLeg = squads.length - 1 + (squads.length % 2);
  const pattern = circleMethod(squads.length, Math.ceil(rounds.length / perLeg));
  return rounds.flatMap((round, index) => {
    const pairs = pattern.filter((game) => game.round === index);
    const playing = new Set(pairs.flatMap(({ home, away }) => [home, away]));
    const free = squads.filter((_, place) => !playing.has(place));
    return [
      ...pairs.flatMap(({ home, away }) => {
        const [one, other] = [squads[home], squads[away]];
        return one === undefined || other === undefined ? [] : [{ home: one, away: other }];
      }),
      ...free.map((home) => ({ home, away: null })),
    ].map((pair) => ({ round, stage: 'table' as const, ...pair }));
  });
}

/** Draws the semi-finals of the first four of a table: first against fourth, second against third. */
export function drawSemiFinals([first, second, third, fourth]: readonly number[], round: number): Duel[] {
  if (first === undefined || second === undefined || third === undefined || fourth === undefined) return [];
  return [
    { round, stage: 'semi-final', home: first, away: fourth },
    { round, stage: 'semi-final', home: second, away: third },
  ];
}

export type DuelScore = { points: number; overallRank: number; starters: number; number: number };
export type Decision = { winner: 'home' | 'away'; by: 'points' | 'overall' | 'starters' | 'registration' };

/**
 * Decides a duel: points, then the rank in the whole table, then the points of the starting five, then the earlier registration.
 * Source: EuroLeague Fantasy Challenge.
 */
export function decideDuel(home: DuelScore, away: DuelScore): Decision {
  const ahead = (isHome: boolean, by: Decision['by']): Decision => ({ winner: isHome ? 'home' : 'away', by });
  if (home.points !== away.points) return ahead(home.points > away.points, 'points');
  if (home.overallRank !== away.overallRank) return ahead(home.overallRank < away.overallRank, 'overall');
  if (home.starters !== away.starters) return ahead(home.starters > away.starters, 'starters');
  return ahead(home.number < away.number, 'registration');
}

/** Returns the ghost's score: the average of the squads, down to a whole unit. */
export const ghostPoints = (points: readonly number[]): number =>
  points.length === 0 ? 0 : Math.floor(points.reduce((sum, each) => sum + each, 0) / points.length);
