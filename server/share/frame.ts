import type { WebsiteSettings } from '#lib/api/contract/website.ts';
import { shareSize } from '#lib/share-pictures.ts';
import { readPalette } from '#lib/theme/palette.ts';
import { roles } from '#lib/theme/roles.ts';
import { drawField } from './picture.ts';
import { drawText } from './text.ts';

/** The site that a picture belongs to. */
export type Site = Pick<WebsiteSettings, 'title' | 'colors'>;

/** The space around what is written. */
export const margin = 72;

/** Returns the colours of a site's share pictures: those of its light scheme, since networks know no other. */
export const colorsOf = ({ colors }: Site) => roles(readPalette(colors), 'light');

/** Returns the name of the site at the bottom left, below the short line in its second colour. */
export function drawSignature(site: Site): string {
  const color = colorsOf(site);
  const y = shareSize.height - 56;
  const style = { size: 36, color: color['on-band-muted'], weight: 'regular' as const };
  return (
    drawField(margin, y - 56, 120, 10, color['band-mark']) + drawText(site.title, { x: margin, y, width: 620 }, style)
  );
}
