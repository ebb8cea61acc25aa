import { drawHalfCourt } from './court.ts';
import { drawCrest } from './draw-crest.ts';
import { colorsOf, margin, type Site } from './frame.ts';
import { drawField, type Emblem, toPng } from './picture.ts';
import { drawText, measureText } from './text.ts';

/** Draws the picture of pages without a subject of their own: name and crest of the site, and below the name what the page is. */
export function drawPage(
  site: Site,
  { subject, crest }: { subject: string | null; crest: Emblem | null },
): Promise<Buffer> {
  const color = colorsOf(site);
  const box = { x: margin, width: 720, maxLines: 2 };
  const title = { size: 120, color: color['on-band'] };
  const { size, height } = measureText(site.title, box, title);
  const top = 315 - (height + (subject ? 70 : 0)) / 2;
  return toPng(
    color.band,
    drawHalfCourt({ line: color['band-line'], paint: color['band-paint'] }),
    crest ? drawCrest(crest) : '',
    drawField(margin, top - 44, 120, 12, color['band-mark']),
    drawText(site.title, { ...box, y: top + size * 0.86 }, title),
    subject
      ? drawText(subject, { x: margin, y: top + height + 62, width: 720 }, { size: 54, color: color['on-band-muted'] })
      : '',
  );
}
