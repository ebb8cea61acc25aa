import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import type { LeaguePlayoffs } from '#lib/basketball/series/league-playoffs.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import type { leagues } from '#server/db/schema/leagues.ts';
import { rulesOf } from '#server/league/game/rules.ts';
import { standingsProfileOf } from '#server/league/standings/profile-of.ts';

type League = Pick<
  typeof leagues.$inferSelect,
  'rulesProfile' | 'ownRules' | 'standingsProfile' | 'ownStandings' | 'ownPlayoffs'
>;
/** A profile and the built-in one that it extends, which may be itself. */
type InForce<Profile> = { profile: Profile; extends: string; isOwn: boolean };

/** Returns the current rules and standings profiles of a league, and its declared playoff formats. */
export function rulesInForce(league: League): {
  rules: InForce<RulesProfile>;
  standings: InForce<StandingsProfile>;
  playoffs: LeaguePlayoffs | null;
} {
  const rules = rulesOf(league);
  const standings = standingsProfileOf(league);
  return {
    rules: { profile: rules, extends: baseOf(league.ownRules, fiba2024, rules), isOwn: league.ownRules !== null },
    standings: {
      profile: standings,
      extends: baseOf(league.ownStandings, fiba, standings),
      isOwn: league.ownStandings !== null,
    },
    playoffs: league.ownPlayoffs,
  };
}

function baseOf(own: Record<string, unknown> | null, fallback: { id: string }, profile: { id: string }): string {
  if (!own) return profile.id;
  return typeof own.extends === 'string' ? own.extends : fallback.id;
}
