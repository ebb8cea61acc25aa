import type { StandingsRow } from '#lib/api/contract/standings.ts';
import { drawHalfCourt } from './court.ts';
import { colorsOf, drawSignature, margin, type Site } from './frame.ts';
import { drawField, drawImage, type Emblem, toPng } from './picture.ts';
import { drawText, measureText } from './text.ts';

export type LeagueToDraw = {
  name: string;
  season: string;
  /** The head of the table; empty before the first game. */
  rows: readonly { row: Pick<StandingsRow, 'team' | 'rank'>; record: string; crest: Emblem | null }[];
};

const table = { x: 700, y: 70, width: 440, rowHeight: 98 };

/** Draws the picture of a league: its name, and the first teams of its table. */
export function drawLeague(site: Site, { name, season, rows }: LeagueToDraw): Promise<Buffer> {
  const color = colorsOf(site);
  const hasTable = rows.length > 0;
  const box = { x: margin, width: hasTable ? 560 : 660, maxLines: 3 };
  const style = { size: 104, color: color['on-band'] };
  const { size, height } = measureText(name, box, style);
  const top = 280 - height / 2;
  const muted = { size: 46, color: color['on-band-muted'], weight: 'regular' as const };
  return toPng(
    color.band,
    hasTable ? drawTable(rows, color) : drawHalfCourt({ line: color['band-line'], paint: color['band-paint'] }),
    drawText(name, { ...box, y: top + size * 0.84 }, style),
    drawText(season, { x: margin, y: top + height + 46, width: box.width }, muted),
    drawSignature(site),
  );
}

function drawTable(rows: LeagueToDraw['rows'], color: ReturnType<typeof colorsOf>): string {
  const { x, y, width, rowHeight } = table;
  const drawn = rows.map(({ row, record, crest }, index) => {
    const top = y + index * rowHeight;
    const baseline = top + 64;
    const text = { size: 46, color: color.ink };
    return [
      index > 0 ? drawField(x, top, width, 2, color.line) : '',
      drawText(String(row.rank), { x: x + 16, y: baseline, width: 44 }, { ...text, align: 'center' }),
      crest ? drawImage(crest, { x: x + 76, y: top + 17, size: 64 }) : '',
      drawText(row.team.shortName, { x: x + 158, y: baseline, width: 168 }, text),
      drawText(record, { x: x + 330, y: baseline, width: 94 }, { ...text, align: 'end' }),
    ].join('');
  });
  return drawField(x, y, width, rows.length * rowHeight, color.raised) + drawn.join('');
}
