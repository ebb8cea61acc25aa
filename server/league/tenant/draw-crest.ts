import { sql } from 'drizzle-orm';
import type { WebsiteColors } from '#lib/api/contract/website.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { storeAsset } from '#server/league/asset/store-asset.ts';
import { iconNames, storeIcons } from './store-icons.ts';

/** Generates a tenant's logo and crest, a ball in its colours with its initials, in the four sizes that a site needs. */
export async function drawTenantCrest(scope: TenantScope, name: string, colors: WebsiteColors): Promise<void> {
  const svg = Buffer.from(crestSvg(initialsOf(name), colors.color1, colors.colorButton));
  const drawn = await storeIcons(scope, { bytes: svg, contentType: 'image/svg+xml' }, iconNames);
  const logo = await storeAsset(scope, { bytes: svg, contentType: 'image/svg+xml', width: 512, height: 512 });
  await scope.db
    .update(tenants)
    .set({ settings: sql`${tenants.settings} || ${JSON.stringify({ logo, crest: drawn })}::jsonb` })
    .where(sql`${tenants.id} = ${scope.tenantId}`);
}

const initialsOf = (name: string) =>
  (name.match(/\p{L}+|\p{N}+/gu) ?? ['?'])
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 3)
    .toUpperCase();

function crestSvg(initials: string, background: string, line: string): string {
  const text = initials.replace(/[&<>]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
<circle cx="256" cy="256" r="248" fill="${background}"/>
<g fill="none" stroke="${line}" stroke-width="14"><circle cx="256" cy="256" r="230"/>
<path d="M86 100c90 90 90 222 0 312M426 100c-90 90-90 222 0 312"/></g>
<text x="256" y="312" font-family="sans-serif" font-size="150" font-weight="700" text-anchor="middle" fill="#fff"
 stroke="${background}" stroke-width="26" paint-order="stroke">${text}</text></svg>`;
}
