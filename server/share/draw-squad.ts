import { drawHalfCourt } from './court.ts';
import { colorsOf, drawSignature, margin, type Site } from './frame.ts';
import { drawField, toPng } from './picture.ts';
import { drawText, measureText } from './text.ts';

export type SquadToDraw = {
  name: string;
  /** League and season. */
  kicker: string;
  /** Points and rank. */
  facts: string;
  /** The five of the latest round with their points; empty before the first deadline. */
  five: readonly { name: string; points: string }[];
};

const table = { x: 690, y: 70, width: 450, rowHeight: 98 };

/** Draws the picture of a fantasy squad: its name and points, and the five that started last. */
export function drawSquad(site: Site, { name, kicker, facts, five }: SquadToDraw): Promise<Buffer> {
  const color = colorsOf(site);
  const box = { x: margin, width: five.length > 0 ? 560 : 640, maxLines: 3 };
  const style = { size: 96, color: color['on-band'] };
  const { size, height } = measureText(name, box, style);
  const top = 290 - height / 2;
  const muted = { size: 40, color: color['on-band-muted'], weight: 'regular' as const };
  return toPng(
    color.band,
    five.length > 0 ? drawFive(five, color) : drawHalfCourt({ line: color['band-line'], paint: color['band-paint'] }),
    drawText(kicker, { x: margin, y: top - 26, width: box.width }, muted),
    drawText(name, { ...box, y: top + size * 0.84 }, style),
    drawText(facts, { x: margin, y: top + height + 46, width: box.width }, { ...muted, color: color['on-band'] }),
    drawSignature(site),
  );
}

function drawFive(five: SquadToDraw['five'], color: ReturnType<typeof colorsOf>): string {
  const { x, y, width, rowHeight } = table;
  const drawn = five.map(({ name, points }, index) => {
    const top = y + index * rowHeight;
    const text = { size: 42, color: color.ink };
    return [
      index > 0 ? drawField(x, top, width, 2, color.line) : '',
      drawText(name, { x: x + 20, y: top + 63, width: 300 }, text),
      drawText(points, { x: x + 326, y: top + 63, width: 104 }, { ...text, align: 'end' }),
    ].join('');
  });
  return drawField(x, y, width, five.length * rowHeight, color.raised) + drawn.join('');
}
