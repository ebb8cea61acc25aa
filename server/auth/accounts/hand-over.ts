import type { Queryable } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { ageOn } from '#server/league/person/age-on.ts';
import type { Device, NewToken } from './account-sessions.ts';
import type { Site } from './asking-site.ts';
import { fetchAccount } from './find-account.ts';
import { signInOnSite } from './sign-in.ts';

/**
 * Gives an account a token for a site, and for no other. Throws `conflict` where the site asks for an age and the account says
 * none, `forbidden` for somebody too young.
 */
export function handOver(db: Queryable, accountId: string, site: Site, device: Device): Promise<NewToken> {
  return db.transaction(async (db) => {
    const { birthDate } = await fetchAccount(db, accountId);
    assertOldEnough(birthDate, site);
    return signInOnSite(db, accountId, { tenantId: site.tenantId, device });
  });
}

/** Throws where the site asks for an age that the birth date does not give. */
function assertOldEnough(birthDate: string | null, { minimumAge, name }: Pick<Site, 'minimumAge' | 'name'>): void {
  if (minimumAge === null) return;
  if (birthDate === null) {
    const issue = { path: 'birthDate', message: `is asked for by ${name}` };
    throw new LeagueError('conflict', `${name} asks for a birth date.`, [issue]);
  }
  if (ageOn(birthDate, new Date().toISOString().slice(0, 10)) < minimumAge)
    throw new LeagueError('forbidden', `${name} is for people from ${minimumAge} years.`);
}
