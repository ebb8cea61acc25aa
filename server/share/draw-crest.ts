import { drawField, drawImage, type Emblem } from './picture.ts';
import { drawText } from './text.ts';

const plate = { x: 852, y: 175, size: 280 };

/** Draws a crest in the key of the half court, or the letters that stand for it, on white, since it may have the colour of the ground. */
export function drawCrest(crest: Emblem | { letters: string; paint: string }): string {
  const { x, y, size } = plate;
  const shown =
    typeof crest === 'string'
      ? drawImage(crest, { x: x + 24, y: y + 24, size: size - 48 })
      : drawText(crest.letters, { x, y: y + 190, width: size }, { size: 150, color: crest.paint, align: 'center' });
  return drawField(x, y, size, size, '#ffffff') + shown;
}
