import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import type PDFDocument from 'pdfkit';

type Weight = 'regular' | 'bold';
type Script = 'latin' | 'latin-ext' | 'cyrillic';
export type TextStyle = {
  size: number;
  weight?: Weight;
  align?: 'start' | 'center' | 'end';
  color?: string;
  /** In a column of figures. */
  isTabular?: boolean;
};
type Box = { x: number; y: number; width: number };

const folder = path.join(import.meta.dirname, 'fonts');
const plain: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'kern'];
/** Figures of equal width, so that columns align. */
const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', ...plain];
const leading = 1.25;
/** Letters such as в and д have the shapes that are common outside of Bulgaria, as on the site. */
const cyrillicShapes = 'RUS ';

const opened = new Map<string, Font>();

/** Opens a file of the font once. pdfkit does not hand a language on to the layout of text. */
function fontOf(script: Script, weight: Weight): Font {
  const name = `${script}-${weight}.ttf`;
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(path.join(folder, name));
  if ('fonts' in font) throw new Error(`${name} is a collection of fonts.`);
  if (script === 'cyrillic') {
    const layout = font.layout.bind(font);
    font.layout = (text, features) => layout(text, features, 'cyrl', cyrillicShapes);
  }
  opened.set(name, font);
  return font;
}

/** The file that has a letter: each script of the font is a file of its own. */
function scriptOf(letter: string): Script {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 0x400 && code <= 0x52f) || code === 0x2116) return 'cyrillic';
  const isLatin = code <= 0xff || (code >= 0x2000 && code <= 0x206f) || (code >= 0x2190 && code <= 0x2215);
  return isLatin ? 'latin' : 'latin-ext';
}

/** Writes text of several scripts on a page; places are in points from the top left. */
export class Pen {
  readonly #doc: typeof PDFDocument.prototype;

  constructor(doc: typeof PDFDocument.prototype) {
    this.#doc = doc;
  }

  /** Writes one line into a box, cut with an ellipsis where it is too long. */
  line(text: string, { x, y, width }: Box, style: TextStyle): void {
    const shown = this.#fit(text, width, style);
    const free = width - this.width(shown, style);
    const { align = 'start', color = '#000' } = style;
    const features = featuresOf(style);
    let at = x + (align === 'end' ? free : align === 'center' ? free / 2 : 0);
    for (const run of runsOf(shown)) {
      this.#choose(run.script, style);
      this.#doc.fillColor(color).text(run.text, at, y, { lineBreak: false, features });
      at += this.#doc.widthOfString(run.text, { features });
    }
  }

  /** Writes a paragraph into lines of a width; returns where it ends. */
  paragraph(text: string, { x, y, width }: Box, style: TextStyle): number {
    let top = y;
    for (const line of this.#linesOf(text, width, style)) {
      this.line(line, { x, y: top, width: width + 1 }, style);
      top += style.size * leading;
    }
    return top;
  }

  width(text: string, style: TextStyle): number {
    return runsOf(text).reduce((sum, run) => {
      this.#choose(run.script, style);
      return sum + this.#doc.widthOfString(run.text, { features: featuresOf(style) });
    }, 0);
  }

  #choose(script: Script, { size, weight = 'regular' }: TextStyle): void {
    // The types of pdfkit do not know that it takes an open font.
    const font = fontOf(script, weight) as unknown as PDFKit.Mixins.PDFFontSource;
    this.#doc.font(font, `${script}-${weight}`).fontSize(size);
  }

  #fit(text: string, width: number, style: TextStyle): string {
    if (this.width(text, style) <= width) return text;
    let end = text.length - 1;
    while (end > 0 && this.width(`${text.slice(0, end)}…`, style) > width) end -= 1;
    return `${text.slice(0, end).trimEnd()}…`;
  }

  #linesOf(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.width(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

const featuresOf = ({ isTabular }: TextStyle) => (isTabular ? tabular : plain);

/** Splits a text where its script changes. */
function runsOf(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const letter of text) {
    const script = scriptOf(letter);
    const run = runs.at(-1);
    if (run?.script === script) run.text += letter;
    else runs.push({ script, text: letter });
  }
  return runs;
}
