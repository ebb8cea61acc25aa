import type { StandingsGame } from '#lib/basketball/standings/game.ts';

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Three to six teams, one or two games a pair (some missing), scores close together so that ties are common. */
export function randomGroup(random: () => number): { teams: string[]; games: StandingsGame[] } {
  const whole = (below: number) => Math.floor(random() * below);
  const teams = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 3 + whole(4));
  const spread = 1 + whole(4);
  const legs = 1 + whole(2);
  const games: StandingsGame[] = [];
  for (const home of teams) {
    for (const away of teams) {
      if (home === away || (legs === 1 && home > away) || random() < 0.08) continue;
      const margin = (1 + whole(spread)) * (random() < 0.5 ? 1 : -1);
      const base = 70 + whole(spread);
      const score = { home: base + Math.max(0, margin), away: base + Math.max(0, -margin) };
      const guilty = random() < 0.5 ? 'home' : 'away';
      const id = `${home}${away}`;
      const luck = random();
      if (luck < 0.04)
        games.push({ id, home, away, state: 'forfeited', guilty: luck < 0.005 ? 'both' : guilty, score: null });
      else if (luck < 0.07) games.push({ id, home, away, state: 'defaulted', guilty, score });
      else games.push({ id, home, away, state: 'final', score });
    }
  }
  return { teams, games };
}
