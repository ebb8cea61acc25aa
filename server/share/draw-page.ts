import { drawHalfCourt } from './court.ts';
import { colorsOf, margin, type Site } from './frame.ts';
import { drawField, toPng } from './picture.ts';
import { drawText, measureText } from './text.ts';

/** Draws the picture of pages without a subject of their own: the name of the site, and below it what the page is. */
export function drawPage(site: Site, subject: string | null): Promise<Buffer> {
  const color = colorsOf(site);
  const box = { x: margin, width: 720, maxLines: 2 };
  const title = { size: 120, color: color['on-band'] };
  const { size, height } = measureText(site.title, box, title);
  const top = 315 - (height + (subject ? 70 : 0)) / 2;
  return toPng(
    color.band,
    drawHalfCourt({ line: color['band-line'], paint: color['band-paint'] }),
    drawField(margin, top - 44, 120, 12, color['band-mark']),
    drawText(site.title, { ...box, y: top + size * 0.86 }, title),
    subject
      ? drawText(subject, { x: margin, y: top + height + 62, width: 720 }, { size: 54, color: color['on-band-muted'] })
      : '',
  );
}
