import type PDFDocument from 'pdfkit';
import type { BoxScore, GameFlow } from '#lib/api/contract/box-score.ts';
import type { Game } from '#lib/api/contract/game.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Pen } from './pen.ts';
import type { PrintedTexts } from './texts.ts';

/** A game to print, with the texts of its language. */
export type PrintedGame = {
  game: Game;
  boxScore: BoxScore;
  flow: GameFlow | null;
  locale: Locale;
  texts: PrintedTexts;
};

export type Sheet = { doc: typeof PDFDocument.prototype; pen: Pen };

/** A4 in points. */
export const page = { height: 841.89, margin: 34, width: 595.28 - 2 * 34 };
export const grey = '#555';

/** Draws a line across the page. */
export function rule({ doc }: Sheet, y: number, thickness = 0.5): void {
  const end = page.margin + page.width;
  doc.moveTo(page.margin, y).lineTo(end, y).lineWidth(thickness).strokeColor('#000').stroke();
}
