import { sql } from 'drizzle-orm';
import type { SetUpInput } from '#lib/api/contract/setup.ts';
import { findStandingsProfile } from '#lib/basketball/standings/profiles/all.ts';
import { addStaff } from '#server/auth/staff/add-staff.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { auditAs, type Queryable, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError } from '#server/errors.ts';
import { createLeague } from '#server/league/league/create.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { createSeason } from '#server/league/season/create.ts';
import { enterTeams } from '#server/league/team/enter.ts';
import { canonicalUrl } from '#server/league/tenant/canonical-url.ts';
import { createTenant } from '#server/league/tenant/create-tenant.ts';
import { hasTenant } from '#server/league/tenant/has-tenant.ts';
import { host as hostSchema } from '#server/league/tenant/host.ts';
import { newSiteSettings } from '#server/league/tenant/new-site-settings.ts';
import { isTimeZone } from '#server/league/time-zone.ts';
import { say } from '#server/refusals/sentence.ts';
import { checkCode, spendCode } from './setup-code.ts';

export type FirstSite = { scope: TenantScope; userId: string; host: string; address: string };

/** Throws `conflict` where there is a site already, and `forbidden` for a wrong code. */
export async function checkSetup(db: Queryable, code: string): Promise<void> {
  if (await hasTenant(db)) throw isDone();
  await checkCode(db, code);
}

/**
 * Makes the first tenant with its admin and, where one is given, its first league: everything or nothing. `origin` is where the
 * visitor is: the site has that address if it has that host. Of two at once one is refused. Throws `conflict` where there is a
 * site already, `forbidden` for a wrong code, and `bad-request`.
 */
export async function setUpInstallation(db: Queryable, input: SetUpInput, origin: string | null): Promise<FirstSite> {
  await checkSetup(db, input.code);
  const host = parseHost(input.site.host);
  if (!isTimeZone(input.site.timeZone))
    throw badPlaces([{ path: 'site.timeZone', message: say`is no time zone, such as Europe/Belgrade` }]);
  return db.transaction(async (db) => {
    await db.execute(sql`lock table ${tenants} in share row exclusive mode`);
    if (await hasTenant(db)) throw isDone();
    await spendCode(db, input.code);
    await auditAs(db, { kind: 'operator' });
    const { title, colors, ...site } = input.site;
    const address = addressOf(host, origin);
    const settings = { ...newSiteSettings({ ...site, title, host }), colors, domainUrl: address };
    const { id: tenantId } = await createTenant(db, { slug: slugOf(title), name: title, hosts: [host], settings });
    const { name, email } = input.admin;
    const userId = await addStaff({ db, tenantId }, { name, email, role: 'admin' });
    const actor = { kind: 'staff', userId, name } as const;
    await auditAs(db, actor);
    const scope = { db, tenantId, actor };
    if (input.league) await addLeague(scope, input.league);
    return { scope, userId, host, address };
  });
}

async function addLeague(scope: TenantScope, input: NonNullable<SetUpInput['league']>): Promise<void> {
  const { season: seasonName, name, rulesProfile, teams } = input;
  const season = await createSeason(scope, { name: seasonName });
  const standingsProfile = findStandingsProfile(rulesProfile) ? rulesProfile : 'fiba';
  const given = {
    name,
    rulesProfile,
    standingsProfile,
    kind: 'league',
    isOnLandingPage: true,
    timeZone: null,
  } as const;
  const league = await createLeague(scope, season.id, given);
  if (teams.length > 0) await enterTeams(scope, league.id, teams);
}

function parseHost(text: string): string {
  const parsed = hostSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw badPlaces([{ path: 'site.host', message: say`has no scheme, port or path, such as league.example.org` }]);
}

/** Where the visitor is already is right, with its scheme and port; ports of this machine are not stored. */
function addressOf(host: string, origin: string | null): string {
  const isHere = origin !== null && new URL(origin).hostname === host;
  return isHere && canonicalUrl(host).startsWith('https:') ? origin : canonicalUrl(host);
}

const isDone = () =>
  new LeagueError('conflict', say`This installation has a site already. Sign in to its office, or ask its operator.`);
