import { cutToFit, linesOf, openFont, runsOf, type Weight } from '#server/fonts/open-font.ts';

export type TextStyle = {
  /** In pixels; smaller where the text would not fit, down to two thirds. */
  size: number;
  color: string;
  weight?: Weight;
  align?: 'start' | 'center' | 'end';
};
/** `y` is the baseline of the first line, `x` the left edge of the box. */
export type TextBox = { x: number; y: number; width: number; maxLines?: number };

const features = ['lnum', 'kern'];
const leading = 1.08;
const smallest = 2 / 3;

/** Returns a text as paths of an SVG, so that the machine needs no fonts: in a size and in lines that fit the box. */
export function drawText(text: string, { x, y, width, maxLines = 1 }: TextBox, style: TextStyle): string {
  const size = fittingSize(text, width, maxLines, style);
  const lines = brokenLines(text, width, size, style).slice(0, maxLines);
  return lines.map((line, index) => drawLine(line, { x, y: y + index * size * leading, width }, style, size)).join('');
}

/** Returns how many lines a text takes, and their height. */
export function measureText(text: string, { width, maxLines = 1 }: Omit<TextBox, 'x' | 'y'>, style: TextStyle) {
  const size = fittingSize(text, width, maxLines, style);
  const lines = Math.min(maxLines, brokenLines(text, width, size, style).length);
  return { lines, size, height: lines * size * leading };
}

function fittingSize(text: string, width: number, maxLines: number, style: TextStyle): number {
  for (let size = style.size; size > style.size * smallest; size -= 2) {
    const lines = linesOf(text, (line) => widthOf(line, size, style.weight) <= width);
    if (lines.length <= maxLines && lines.every((line) => widthOf(line, size, style.weight) <= width)) return size;
  }
  return style.size * smallest;
}

function brokenLines(text: string, width: number, size: number, { weight }: TextStyle): string[] {
  return linesOf(text, (line) => widthOf(line, size, weight) <= width);
}

function widthOf(text: string, size: number, weight: Weight = 'bold'): number {
  return runsOf(text).reduce((sum, run) => {
    const font = openFont(run.script, weight);
    return sum + (font.layout(run.text, features).advanceWidth * size) / font.unitsPerEm;
  }, 0);
}

function drawLine(line: string, { x, y, width }: TextBox, style: TextStyle, size: number): string {
  const { weight = 'bold', align = 'start', color } = style;
  const shown = cutToFit(line, (part) => widthOf(part, size, weight) <= width);
  const free = width - widthOf(shown, size, weight);
  let at = x + (align === 'end' ? free : align === 'center' ? free / 2 : 0);
  let drawn = '';
  for (const run of runsOf(shown)) {
    const font = openFont(run.script, weight);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text, features);
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      const path = glyph.path.toSVG();
      if (path) drawn += `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${path}"/>`;
      at += (position?.xAdvance ?? 0) * scale;
    }
  }
  return `<g fill="${color}">${drawn}</g>`;
}
