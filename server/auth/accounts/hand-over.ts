import type { Queryable } from '#server/db/tenant-scope.ts';
import type { Device, NewToken } from './account-sessions.ts';
import { ageRefusal } from './age-refusal.ts';
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
    const refusal = ageRefusal(birthDate, site);
    if (refusal) throw refusal;
    return signInOnSite(db, accountId, { tenantId: site.tenantId, device });
  });
}
