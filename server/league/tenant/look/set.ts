import type { SiteLook, SiteLookInput } from '#lib/api/contract/look.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { readPicture } from '#server/league/asset/read-picture.ts';
import { changeSite } from '#server/league/tenant/change-site.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import type { TenantChange } from '#server/league/tenant/tenant-change.ts';
import { getLook } from './get.ts';

/**
 * Changes how the site looks, and returns it as it is then. The caller authorises. Throws `conflict` with the current look for an older
 * revision, `bad-request` for a picture that is too small, and `not-found` for one that was not uploaded.
 */
export function setLook(scope: TenantScope, { revision, ...input }: SiteLookInput): Promise<SiteLook> {
  return changeSite(scope, revision, getLook, async (scope, before) =>
    setTenant(scope, await toTenantChange(scope, input, before)),
  );
}

async function toTenantChange(
  scope: TenantScope,
  { title, colors, crest, logo, cover, sponsors }: Omit<SiteLookInput, 'revision'>,
  before: SiteLook,
): Promise<TenantChange> {
  const read = (address: string) => readPicture(scope, address);
  return {
    ...(title !== undefined && { title }),
    ...(colors && { colors }),
    ...(crest !== undefined && crest !== before.crest && { crest: await read(crest) }),
    ...(logo !== undefined && logo !== before.logo && { logo: logo === null ? null : await read(logo) }),
    ...(cover !== undefined && cover !== before.cover && { cover: cover === null ? null : await read(cover) }),
    ...(sponsors && (await toSponsors(scope, sponsors, before))),
  };
}

async function toSponsors(
  scope: TenantScope,
  wanted: SiteLook['sponsors'],
  before: SiteLook,
): Promise<Pick<TenantChange, 'sponsors' | 'removedSponsors' | 'sponsorOrder'>> {
  const changes = [];
  for (const { name, logo, url } of wanted) {
    const isKept = before.sponsors.some((one) => one.name === name && one.logo === logo);
    changes.push({ name, url, ...(!isKept && { logo: await readPicture(scope, logo) }) });
  }
  const names = wanted.map(({ name }) => name);
  const gone = before.sponsors.map(({ name }) => name).filter((name) => !names.includes(name));
  return { sponsors: changes, removedSponsors: [...new Set(gone)], sponsorOrder: names };
}
