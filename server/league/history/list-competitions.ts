import type { AnswerOf } from '#lib/api/contract/call.ts';
import type { listCompetitions as call } from '#lib/api/contract/history.ts';
import { allTimeMinimum } from '#lib/basketball/all-time-minimum.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { type LeagueTally, selectTallies } from './select-tallies.ts';

/** Lists competitions with player statistics, latest season first, and the totals of all. */
export async function listCompetitions(scope: ReadScope): Promise<AnswerOf<typeof call>> {
  const tallies = await selectTallies(scope);
  const bySlug = Map.groupBy(tallies, ({ competition }) => competition);
  const competitions = [...bySlug].map(([slug, own]) => {
    const [latest] = own;
    return { slug, name: latest ? localisedName(scope, latest.name, latest.names) : slug, ...factsOf(own) };
  });
  return { all: factsOf(tallies), competitions };
}

/** Counts seasons and games, and derives the minimum to be ranked. */
export function factsOf(tallies: readonly LeagueTally[]) {
  const seasons = new Set(tallies.map(({ seasonId }) => seasonId)).size;
  const games = sum(tallies.map((tally) => tally.games));
  const teams = sum(tallies.map((tally) => tally.teams));
  return { seasons, games, minimum: allTimeMinimum({ seasons, games, teams }) };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
