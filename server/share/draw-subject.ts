import { boardPaint } from '#lib/theme/board-paint.ts';
import { drawHalfCourt } from './court.ts';
import { drawCrest } from './draw-crest.ts';
import { colorsOf, drawSignature, margin, type Site } from './frame.ts';
import { drawImage, type Emblem, toPng } from './picture.ts';
import { drawText, measureText } from './text.ts';

/** A club, a team or a player to be drawn. */
export type Subject = {
  name: string;
  /** Above the name. */
  kicker: string | null;
  /** Below it. */
  facts: string | null;
  /** The colours of the club, the main one first. */
  colors: readonly string[];
  /** The crest, or what stands for it. */
  emblem: Emblem | null;
  letters: string;
  portrait?: Emblem | null;
};

const portraitBox = { x: 780, y: 80, size: 380, height: 550 };

/** Draws the picture of a club, team or player: the name, and the crest or portrait in the key of the club's colour. */
export function drawSubject(
  site: Site,
  { name, kicker, facts, colors, emblem, letters, portrait }: Subject,
): Promise<Buffer> {
  const color = colorsOf(site);
  const paint = colors.length > 0 ? boardPaint(colors) : color['band-paint'];
  const box = { x: margin, width: 640, maxLines: 3 };
  const style = { size: 112, color: color['on-band'] };
  const { size, height } = measureText(name, box, style);
  const top = 290 - height / 2;
  const muted = { size: 42, color: color['on-band-muted'], weight: 'regular' as const };
  return toPng(
    color.band,
    drawHalfCourt({ line: color['band-line'], paint }),
    portrait ? drawImage(portrait, portraitBox) : drawCrest(emblem ?? { letters, paint }),
    kicker ? drawText(kicker, { x: margin, y: top - 26, width: 640 }, muted) : '',
    drawText(name, { ...box, y: top + size * 0.84 }, style),
    facts ? drawText(facts, { x: margin, y: top + height + 46, width: 640 }, muted) : '',
    drawSignature(site),
  );
}
