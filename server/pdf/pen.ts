import type PDFDocument from 'pdfkit';
import { cutToFit, linesOf, openFont, runsOf, type Script, type Weight } from '#server/fonts/open-font.ts';

export type TextStyle = {
  size: number;
  weight?: Weight;
  align?: 'start' | 'center' | 'end';
  color?: string;
  /** In a column of figures. */
  isTabular?: boolean;
};
type Box = { x: number; y: number; width: number };

const plain: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'kern'];
/** Figures of equal width, so that columns align. */
const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', ...plain];
const leading = 1.25;

/** Writes text of several scripts on a page; places are in points from the top left. */
export class Pen {
  readonly #doc: typeof PDFDocument.prototype;

  constructor(doc: typeof PDFDocument.prototype) {
    this.#doc = doc;
  }

  /** Writes one line into a box, cut with an ellipsis where it is too long. */
  line(text: string, { x, y, width }: Box, style: TextStyle): void {
    const shown = cutToFit(text, (part) => this.width(part, style) <= width);
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
    for (const line of linesOf(text, (line) => this.width(line, style) <= width)) {
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
    const font = openFont(script, weight) as unknown as PDFKit.Mixins.PDFFontSource;
    this.#doc.font(font, `${script}-${weight}`).fontSize(size);
  }
}

const featuresOf = ({ isTabular }: TextStyle) => (isTabular ? tabular : plain);
