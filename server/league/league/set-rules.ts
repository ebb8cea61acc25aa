import { isDeepStrictEqual } from 'node:util';
import { withAwardedScores } from '#lib/basketball/rules/awarded-scores.ts';
import { findProfile } from '#lib/basketball/rules/profiles.ts';
import { findStandingsProfile } from '#lib/basketball/standings/profiles/all.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { type LeagueRulesInput, leagueRulesInput } from './own-profiles.ts';
import { rulesInForce } from './rules-in-force.ts';
import { type RulesChanged, storeRules } from './store-rules.ts';

/**
 * Gives a league playing rules and a way to make its tables: ready ones or its own. Games that have not been tipped off follow;
 * the others keep the rules that they were played under. Scores and points of forfeits and defaults are those of the
 * standings in both. Throws `bad-request` and `not-found` (also for another tenant's league).
 */
export function setLeagueRules(scope: TenantScope, leagueId: string, input: LeagueRulesInput): Promise<RulesChanged> {
  return inTransaction(scope, async (scope) => {
    const given = parseInput(leagueRulesInput, input);
    const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
    const now = rulesInForce(league);
    const standings = given.standings ?? { ...now.standings.profile, extends: now.standings.extends };
    const { extends: base, ...profile } = given.rules ?? { ...now.rules.profile, extends: now.rules.extends };
    const rules = { ...asOwn(withAwardedScores(profile, standings), findProfile), extends: base };
    return storeRules(scope, league, {
      rulesProfile: rules.id,
      ownRules: isReady(rules, findProfile) ? null : rules,
      standingsProfile: standings.id,
      ownStandings: isReady(standings, findStandingsProfile) ? null : standings,
    });
  });
}

type Named = { id: string };
type Find = (id: string) => Named | null | undefined;

/** A ready profile that has got scores of the league's own is the league's own. */
function asOwn<Profile extends Named>(profile: Profile, find: Find): Profile {
  const ready = find(profile.id);
  return ready && !isDeepStrictEqual(ready, profile) ? { ...profile, id: 'own' } : profile;
}

/** Throws `bad-request` where another profile has taken the name of a ready one. */
function isReady({ extends: _, ...profile }: Named & { extends: string }, find: Find): boolean {
  const ready = find(profile.id);
  if (ready && !isDeepStrictEqual(ready, profile)) throw badRequest(`"${profile.id}" is the name of a ready profile.`);
  return Boolean(ready);
}
