import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { LeagueRules } from '#lib/api/contract/league-rules.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { phases } from '#server/db/schema/phases.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedName } from '#server/league/names/localised.ts';
import { readDeclaredFormats } from '#server/league/playoff/declared-formats.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { standingsProfileOf } from '#server/league/standings/profile-of.ts';
import { findLeague, type LeagueSlugs } from './find.ts';
import { rulesInForce } from './rules-in-force.ts';

/** Returns the playing rules and standings profiles of a league, and its declared playoff formats. Throws `not-found`. */
export async function getLeagueRules(scope: ReadScope, slugs: LeagueSlugs): Promise<LeagueRules> {
  const { league } = await findLeague(scope, slugs);
  const { rules, standings } = rulesInForce(league);
  const phasesWithProfile = await scope.db
    .select()
    .from(phases)
    .where(ofTenant(scope, phases, and(eq(phases.leagueId, league.id), isNotNull(phases.standingsProfile))))
    .orderBy(asc(phases.order), asc(phases.id));
  return {
    rules: rules.profile,
    standings: toMutable(standings.profile),
    phases: phasesWithProfile.map(({ slug, name, names, standingsProfile }) => ({
      slug,
      name: localisedName(scope, name, names),
      standings: toMutable(standingsProfileOf({ standingsProfile: standingsProfile ?? '', ownStandings: null })),
    })),
    playoffs: await readDeclaredFormats(scope, league),
  };
}

const toMutable = (profile: StandingsProfile) => ({ ...profile, criteria: [...profile.criteria] });
