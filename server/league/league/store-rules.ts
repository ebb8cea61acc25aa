import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { tagsOfLeague } from './tags-of-league.ts';

type League = typeof leagues.$inferSelect;
type Rules = Pick<League, 'rulesProfile' | 'ownRules' | 'standingsProfile' | 'ownStandings'>;

/** `games`: the number of games before tip-off that got new playing rules. */
export type RulesChanged = {
  outcome: 'changed' | 'unchanged';
  rulesProfile: string;
  standingsProfile: string;
  games: number;
};

const beforeTipOff = ['scheduled', 'postponed', 'cancelled'] as const;

/** Stores the profiles of a league, applies its rules to games before tip-off, and announces the league and these games. */
export async function storeRules(scope: TenantScope, league: League, rules: Rules): Promise<RulesChanged> {
  const { rulesProfile, ownRules, standingsProfile } = rules;
  const { rulesProfile: id, ownRules: own, standingsProfile: standingsBefore, ownStandings } = league;
  const before: Rules = { rulesProfile: id, ownRules: own, standingsProfile: standingsBefore, ownStandings };
  if (isDeepStrictEqual(before, rules)) return { outcome: 'unchanged', rulesProfile, standingsProfile, games: 0 };
  const { db } = scope;
  await db
    .update(leagues)
    .set(rules)
    .where(ofTenant(scope, leagues, eq(leagues.id, league.id)));
  const hasSameRules = id === rulesProfile && isDeepStrictEqual(own, ownRules);
  const updatedGames = hasSameRules
    ? []
    : await db
        .update(games)
        .set({ rulesProfile, ownRules })
        .where(ofTenant(scope, games, eq(games.leagueId, league.id), inArray(games.state, beforeTipOff)))
        .returning({ id: games.id });
  await settleStages(scope, league.id);
  await announce(scope, [...tagsOfLeague(scope, league), ...updatedGames.map((game) => tags.game(game.id))]);
  return { outcome: 'changed', rulesProfile, standingsProfile, games: updatedGames.length };
}
