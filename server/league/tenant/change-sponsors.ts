import { asc, eq, inArray, max } from 'drizzle-orm';
import { sponsors } from '#server/db/schema/publications.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, notFound } from '#server/errors.ts';
import { storePictureBytes } from '#server/league/asset/store-picture.ts';
import type { ParsedTenantChange } from './tenant-change.ts';

type SponsorChanges = Pick<ParsedTenantChange, 'sponsors' | 'removedSponsors' | 'sponsorOrder'>;
type SponsorChange = NonNullable<ParsedTenantChange['sponsors']>[number];

/** Adds, changes, removes and orders sponsors by name; new ones come last. Returns whether anything changed. */
export async function changeSponsors(
  scope: TenantScope,
  { sponsors: changes = [], removedSponsors = [], sponsorOrder = [] }: SponsorChanges,
): Promise<boolean> {
  let hasChanged = removedSponsors.length > 0;
  for (const name of removedSponsors) {
    const gone = await scope.db
      .delete(sponsors)
      .where(ofTenant(scope, sponsors, eq(sponsors.name, name)))
      .returning({ id: sponsors.id });
    if (gone.length === 0) throw notFound('sponsor', name);
  }
  for (const change of changes) hasChanged = (await changeSponsor(scope, change)) || hasChanged;
  return (await orderSponsors(scope, sponsorOrder)) || hasChanged;
}

/** Brings these sponsors to the front, in this order. Returns whether that changed anything. */
async function orderSponsors(scope: TenantScope, names: readonly string[]): Promise<boolean> {
  const shown = await scope.db
    .select({ id: sponsors.id, name: sponsors.name })
    .from(sponsors)
    .where(ofTenant(scope, sponsors))
    .orderBy(asc(sponsors.order), asc(sponsors.name), asc(sponsors.id));
  const named = names.flatMap((name) => shown.filter((one) => one.name === name));
  const next = [...new Set([...named, ...shown])];
  if (next.every((one, index) => one === shown[index])) return false;
  for (const [index, { id }] of next.entries())
    await scope.db
      .update(sponsors)
      .set({ order: index + 1 })
      .where(ofTenant(scope, sponsors, eq(sponsors.id, id)));
  return true;
}

async function changeSponsor(scope: TenantScope, { name, logo: bytes, url }: SponsorChange): Promise<boolean> {
  const known = await scope.db
    .select()
    .from(sponsors)
    .where(ofTenant(scope, sponsors, eq(sponsors.name, name)));
  const logo = bytes && (await storePictureBytes(scope, `the logo of ${name}`, bytes));
  const [first] = known;
  if (!first) {
    if (!logo) throw badRequest(`There is no sponsor "${name}" yet: give its logo.`);
    const [last] = await scope.db
      .select({ order: max(sponsors.order) })
      .from(sponsors)
      .where(ofTenant(scope, sponsors));
    const { tenantId } = scope;
    await scope.db.insert(sponsors).values({ tenantId, name, logo, url: url ?? null, order: (last?.order ?? 0) + 1 });
    return true;
  }
  const next = { logo: logo ?? first.logo, url: url === undefined ? first.url : url };
  if (known.every((one) => one.logo === next.logo && one.url === next.url)) return false;
  const ids = known.map(({ id }) => id);
  await scope.db
    .update(sponsors)
    .set(next)
    .where(ofTenant(scope, sponsors, inArray(sponsors.id, ids)));
  return true;
}
