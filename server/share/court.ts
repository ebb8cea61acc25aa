import { shareSize } from '#lib/share-pictures.ts';
import { court, courtPaths } from '#lib/theme/court-lines.ts';
import { drawField } from './picture.ts';

const { width, height } = shareSize;
/** The picture is as high as a court is wide. */
const scale = height / 15;
const lineWidth = 0.1;
/** Above the centre line there is text. */
const textHeight = 96;

type CourtColors = { line: string; paint: string };

/** Returns the half court at the right edge, its key painted: the ornament of the site. */
export function drawHalfCourt({ line, paint }: CourtColors): string {
  return halfCourt('right', { line, paint });
}

/** Returns both ends of a court, each key in the colour of its club. */
export function drawBothEnds(line: string, paints: { home: string; away: string }): string {
  return halfCourt('left', { line, paint: paints.home }) + halfCourt('right', { line, paint: paints.away });
}

/** Returns the centre circle and the line above it; below it there is text. */
export function drawCentre(line: string): string {
  const [x, y, radius] = [width / 2, height / 2, court.circleRadius * scale];
  const length = y - radius - textHeight;
  return [
    drawField(x - 2, textHeight, 4, length, line),
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${line}" stroke-width="4"/>`,
  ].join('');
}

/** The lines are in metres with the endline at the top: turned, it stands at an edge of the picture. */
function halfCourt(edge: 'left' | 'right', { line, paint }: CourtColors): string {
  const turn = edge === 'left' ? `matrix(0 ${scale} ${scale} 0 0 0)` : `matrix(0 ${scale} ${-scale} 0 ${width} 0)`;
  const stroke = `fill="none" stroke="${line}" stroke-width="${lineWidth}"`;
  return `<g transform="${turn}"><path d="${courtPaths.key}" fill="${paint}" stroke="${line}" stroke-width="${lineWidth}"/><path d="${courtPaths.freeThrowArc}" ${stroke}/><path d="${courtPaths.threePoint}" ${stroke}/></g>`;
}
