import sharp from 'sharp';
import type { WebsiteSettings } from '#lib/api/contract/website.ts';
import { iconSides } from '#lib/seo/icon-sides.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { densityFor, maxPixels } from '#server/league/asset/render-picture.ts';
import { storeAsset } from '#server/league/asset/store-asset.ts';

type IconName = keyof WebsiteSettings['crest'];

export const iconNames: readonly IconName[] = ['faviconSm', 'faviconLg', 'androidChromeSm', 'androidChromeLg'];
export const faviconNames: readonly IconName[] = ['faviconSm', 'faviconLg'];

/** Makes icons of a picture, square with transparent margins, and returns their addresses. */
export async function storeIcons<Name extends IconName>(
  scope: TenantScope,
  { bytes, contentType }: { bytes: Buffer; contentType: string },
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const stored = [];
  for (const name of names) {
    const side = iconSides[name];
    const density = contentType === 'image/svg+xml' ? await densityFor(bytes, side) : undefined;
    const icon = await sharp(bytes, { limitInputPixels: maxPixels, ...(density && { density }) })
      .autoOrient()
      .resize(side, side, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
    const address = await storeAsset(scope, { bytes: icon, contentType: 'image/png', width: side, height: side });
    stored.push([name, address] as const);
  }
  return Object.fromEntries(stored) as Record<Name, string>;
}
