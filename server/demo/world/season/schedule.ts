import { itemAt } from '#server/demo/simulate/random.ts';

export type Pairing = { home: string; away: string };

/** Builds a single round robin by the circle method, home and away alternating. */
function roundRobin(teams: readonly string[]): Pairing[][] {
  const count = teams.length;
  if (count < 2 || count % 2 !== 0) throw new Error(`A round robin needs an even number of teams, not ${count}.`);
  const [fixed, circle] = [itemAt(teams, count - 1), teams.slice(0, -1)];
  return circle.map((_, round) => {
    const seat = (place: number) => itemAt(circle, (round + place + circle.length * 2) % circle.length);
    const pairs = [round % 2 === 0 ? { home: seat(0), away: fixed } : { home: fixed, away: seat(0) }];
    for (let place = 1; place < count / 2; place++) {
      const [one, other] = [seat(place), seat(-place)];
      pairs.push(place % 2 === 0 ? { home: one, away: other } : { home: other, away: one });
    }
    return pairs;
  });
}

/** Builds a double round robin; the second half repeats the first with home and away reversed. */
export function doubleRoundRobin(teams: readonly string[]): Pairing[][] {
  const first = roundRobin(teams);
  return [...first, ...first.map((round) => round.map(({ home, away }) => ({ home: away, away: home })))];
}
