import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { websiteSettings } from '#lib/api/contract/website.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { assertPicture, storePictureBytes } from '#server/league/asset/store-picture.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { changeHosts } from './change-hosts.ts';
import { changeSponsors } from './change-sponsors.ts';
import { saveLanguages } from './save-languages.ts';
import { faviconNames, iconNames, storeIcons } from './store-icons.ts';
import { type ParsedTenantChange, type TenantChange, tenantChange } from './tenant-change.ts';

const branded = z.looseObject(websiteSettings.omit({ sponsors: true }).shape);
type Branded = z.infer<typeof branded>;
type Changed = Partial<Branded> & Pick<ParsedTenantChange, 'minimumAge' | 'messageKinds'>;

/** Shorter sides would be enlarged to blurred icons. */
const minCrestPixels = 192;
const minFaviconPixels = 32;

/**
 * Changes title, colours, pictures, sponsors, hosts, languages, time zone, analytics or messages of a tenant's site, whatever is given. Announces
 * the configuration; the caller authorises. Throws `bad-request` for invalid input or pictures, `conflict` for a host of
 * another tenant, and `not-found` for a sponsor or host that is not there.
 */
export function setTenant(scope: TenantScope, input: TenantChange): Promise<'changed' | 'unchanged'> {
  return inTransaction(scope, async (scope) => {
    const change = parseInput(tenantChange, input);
    const own = eq(tenants.id, scope.tenantId);
    const spoken = change.languages ? await saveLanguages(scope, change.languages) : 'unchanged';
    const [tenant] = await scope.db.select().from(tenants).where(own).for('update');
    if (!tenant) throw notFound('tenant', scope.tenantId);
    const before = branded.parse(tenant.settings);
    const hosts = await changeHosts(scope, change, before.domainUrl);
    const sponsored = await changeSponsors(scope, change);
    const settings = {
      ...tenant.settings,
      ...(await changedSettings(scope, change, before)),
      domainUrl: hosts.domainUrl,
    };
    const name = change.title ?? tenant.name;
    const isSame = name === tenant.name && isDeepStrictEqual(settings, tenant.settings);
    if (isSame && !hosts.hasChanged && !sponsored && spoken === 'unchanged') return 'unchanged';
    const revision = tenant.revision + 1;
    await scope.db.update(tenants).set({ name, settings, revision, updatedAt: new Date() }).where(own);
    await announce(scope, [tags.config(scope.tenantId)]);
    return 'changed';
  });
}

async function changedSettings(
  scope: TenantScope,
  {
    title,
    colors,
    crest,
    favicon,
    logo,
    cover,
    timeZone,
    googleAnalyticsId,
    minimumAge,
    messageKinds,
  }: ParsedTenantChange,
  before: Branded,
): Promise<Changed> {
  const stored = (name: string, bytes: Buffer | null) => bytes && storePictureBytes(scope, name, bytes);
  return {
    ...(title && { title }),
    ...(colors && { colors: { ...before.colors, ...lowerCase(colors) } }),
    ...((crest || favicon) && { crest: { ...before.crest, ...(await icons(scope, crest, favicon)) } }),
    ...(logo !== undefined && { logo: await stored('the logo', logo) }),
    ...(cover !== undefined && { defaultNewsCoverImage: await stored('the cover', cover) }),
    ...(timeZone && { timeZone }),
    ...(googleAnalyticsId !== undefined && { googleAnalyticsId }),
    ...(minimumAge !== undefined && { minimumAge }),
    ...(messageKinds !== undefined && { messageKinds }),
  };
}

async function icons(
  scope: TenantScope,
  crest: Buffer | undefined,
  favicon: Buffer | undefined,
): Promise<Partial<Branded['crest']>> {
  const of = async (name: string, bytes: Buffer, minSide: number) => ({
    bytes,
    ...(await assertPicture(name, bytes, minSide)),
  });
  return {
    ...(crest && (await storeIcons(scope, await of('the crest', crest, minCrestPixels), iconNames))),
    ...(favicon && (await storeIcons(scope, await of('the favicon', favicon, minFaviconPixels), faviconNames))),
  };
}

const lowerCase = (colors: NonNullable<ParsedTenantChange['colors']>) =>
  Object.fromEntries(Object.entries(colors).flatMap(([key, color]) => (color ? [[key, color.toLowerCase()]] : [])));
