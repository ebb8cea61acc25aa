import { isDeepStrictEqual } from 'node:util';
import { withAwardedScores } from '#lib/basketball/rules/awarded-scores.ts';
import { findProfile } from '#lib/basketball/rules/profiles.ts';
import { findStandingsProfile } from '#lib/basketball/standings/profiles/all.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { say } from '#server/refusals/sentence.ts';
import { type LeagueRulesInput, leagueRulesInput } from './own-profiles.ts';
import { rulesInForce } from './rules-in-force.ts';
import { setPhases } from './set-phases.ts';
import { storePlayoffs } from './store-playoffs.ts';
import { type RulesChanged, storeRules } from './store-rules.ts';

/**
 * Sets the playing rules and standings profile of a league, built-in or its own, the formats of its playoffs, and its phases. Rules apply
 * to its games before tip-off; others keep theirs. The standings define the scores of forfeits and defaults for both. Announces as `storeRules`; the caller
 * authorises. Throws `bad-request` and `not-found` (also for another tenant's league).
 */
export function setLeagueRules(scope: TenantScope, leagueId: string, input: LeagueRulesInput): Promise<RulesChanged> {
  return inTransaction(scope, async (scope) => {
    const given = parseInput(leagueRulesInput, input);
    const league = await fetchOrThrow(scope, leagues, leagueId, 'league');
    const now = rulesInForce(league);
    const standings = given.standings ?? { ...now.standings.profile, extends: now.standings.extends };
    const { extends: base, ...profile } = given.rules ?? { ...now.rules.profile, extends: now.rules.extends };
    const rules = { ...asOwn(withAwardedScores(profile, standings), base, findProfile), extends: base };
    const changed = await storeRules(scope, league, {
      rulesProfile: rules.id,
      ownRules: isBuiltIn(rules, findProfile) ? null : rules,
      standingsProfile: standings.id,
      ownStandings: isBuiltIn(standings, findStandingsProfile) ? null : standings,
    });
    const updated = await fetchOrThrow(scope, leagues, leagueId, 'league');
    const hasNewFormats = await storePlayoffs(scope, updated, given.playoffs ?? updated.ownPlayoffs);
    const hasNewPhases = await setPhases(scope, leagueId, given.phases ?? {});
    return hasNewFormats || hasNewPhases ? { ...changed, outcome: 'changed' } : changed;
  });
}

type Identified = { id: string };
type Find = (id: string) => Identified | null | undefined;

/** Gives a built-in profile with changed scores the id `own`, and one of that id that is as its base again the id of the base. */
function asOwn<Profile extends Identified>(profile: Profile, base: string, find: Find): Profile {
  const builtIn = find(profile.id);
  if (profile.id === 'own' && isDeepStrictEqual(find(base), { ...profile, id: base })) return { ...profile, id: base };
  return builtIn && !isDeepStrictEqual(builtIn, profile) ? { ...profile, id: 'own' } : profile;
}

/** Whether a profile is built-in. Throws `bad-request` if a different profile uses the id of a built-in one. */
function isBuiltIn({ extends: _, ...profile }: Identified & { extends: string }, find: Find): boolean {
  const builtIn = find(profile.id);
  if (builtIn && !isDeepStrictEqual(builtIn, profile))
    throw badRequest(say`"${profile.id}" is the id of a built-in profile.`);
  return Boolean(builtIn);
}
