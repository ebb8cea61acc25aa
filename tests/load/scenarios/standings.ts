import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import { medianMs } from '#tests/load/measure.ts';
import type { Scenario } from '#tests/load/scenario.ts';

const teams = Array.from({ length: 20 }, (_, index) => ({ id: `team-${index}` }));

/** A double round robin in which the home side mostly wins by the same margin, so that many teams are level. */
function doubleRoundRobin(): StandingsGame[] {
  return teams.flatMap((home, h) =>
    teams.flatMap((away, a) => {
      if (h === a) return [];
      const margin = (h * 7 + a * 3) % 5 === 0 ? -4 : 6;
      const score = { home: 80 + margin, away: 80 };
      return [{ id: `${h}-${a}`, home: home.id, away: away.id, state: 'final' as const, score }];
    }),
  );
}

export const standings: Scenario = {
  name: 'standings',
  summary: 'a table of 20 teams after 380 games, with the reasons of its ties',
  run: async () => {
    const games = doubleRoundRobin();
    const value = medianMs(() => rankTeams({ profile: fiba, teams, games }));
    const bare = medianMs(() => JSON.parse(JSON.stringify(games)));
    return [
      {
        name: 'standings of 20 teams',
        value,
        unit: 'ms',
        baseline: { name: 'copying the games as JSON', value: bare },
        target: 1,
        better: 'lower',
      },
    ];
  },
};
