import type { z } from 'zod';
import type { getPlayoff as call } from '#lib/api/contract/playoff.ts';
import { tags } from '#lib/api/tags.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { orderDuels } from './order-duels.ts';
import { projectSides } from './project-sides.ts';
import { readDuel } from './read-duel.ts';
import { selectPlayoff } from './select.ts';
import { comingTo, toDuel } from './to-duel.ts';

/** Returns the playoffs of a league by round; no rounds without duels. Throws `not-found`. */
export async function getPlayoff(scope: ReadScope, slugs: LeagueSlugs): Promise<z.output<typeof call.answer>> {
  const found = await findLeague(scope, slugs);
  const { league } = found;
  dependsOn(scope, tags.league(league.id));
  const { rows, games } = await selectPlayoff(scope, league.id);
  const duels = rows.map((row) => readDuel(row, games.get(row.duel.id) ?? []));
  const rounds = [...Map.groupBy(duels, ({ row }) => row.round.id).values()];
  const [teams, summaries, projectSide] = await Promise.all([
    loadTeamRefs(
      scope,
      duels.flatMap(({ home, away }) => [home, away]),
    ),
    summariseGames(scope, [...games.values()].flat()),
    projectSides(scope, found, duels),
  ]);
  const gamesById = new Map(summaries.map((game) => [game.id, game]));
  const ordered = orderDuels(rounds);
  const feeders = new Map(
    duels.flatMap(({ row: { duel } }) =>
      duel.nextDuelId ? [[comingTo(duel.nextDuelId, duel.nextSide ?? 'home'), duel.id]] : [],
    ),
  );
  const fed = new Set(ordered.flat().flatMap(({ next }) => next ?? []));
  return {
    rounds: ordered.flatMap((linked, index) => {
      const [first] = linked;
      if (!first) return [];
      const { round, phase } = first.duel.row;
      const context = {
        locale: scope.locale,
        teams,
        games: gamesById,
        earlier: rounds.slice(0, index).flat(),
        feeders,
        fed,
        projectSide,
      };
      return {
        slug: round.slug,
        name: localisedName(scope, round.name, round.names),
        phase: { slug: phase.slug, name: localisedName(scope, phase.name, phase.names), kind: phase.kind },
        duels: linked.map(({ duel, next }) => toDuel(duel, next, context)),
      };
    }),
  };
}
