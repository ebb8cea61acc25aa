/** A game of two places in a pattern: `home` and `away` count from 0, `round` from 0. */
export type PatternGame = { round: number; home: number; away: number };

/**
 * Builds a round robin by the circle method: each pair meets `meetings` times, hosts change from leg to leg, and in one leg no
 * team has more than one break (two home or two away games in a row), de Werra's minimum. An odd number leaves one team free.
 */
export function circleMethod(teams: number, meetings: number): PatternGame[] {
  const places = teams + (teams % 2);
  const rounds = places - 1;
  const leg = Array.from({ length: rounds }, (_, round) => gamesOfRound(round, places)).flat();
  return Array.from({ length: meetings }, (_, index) =>
    leg
      .filter(({ home, away }) => home < teams && away < teams)
      .map(({ round, home, away }) =>
        index % 2 === 0
          ? { round: round + index * rounds, home, away }
          : { round: round + index * rounds, home: away, away: home },
      ),
  ).flat();
}

function gamesOfRound(round: number, places: number): PatternGame[] {
  const circle = places - 1;
  const centre = round % 2 === 0 ? { home: circle, away: round } : { home: round, away: circle };
  const others = Array.from({ length: places / 2 - 1 }, (_, index) => {
    const one = (round + index + 1) % circle;
    const other = (round - index - 1 + circle) % circle;
    return index % 2 === 0 ? { home: one, away: other } : { home: other, away: one };
  });
  return [centre, ...others].map((game) => ({ round, ...game }));
}
