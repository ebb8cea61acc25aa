import PDFDocument from 'pdfkit';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { drawHead } from './draw-head.ts';
import { drawSecondPage } from './draw-second-page.ts';
import { drawTeams } from './draw-teams.ts';
import { Pen } from './pen.ts';
import { type PrintedGame, page } from './sheet.ts';

/** Draws the official box score of a game on two pages (A4): both teams, then the report and the comparison. */
export async function drawBoxScore(printed: PrintedGame): Promise<Buffer> {
  const { game, boxScore, locale } = printed;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: languageTag(locale),
    info: {
      Title: `${boxScore.home.team.name} – ${boxScore.away.team.name}`,
      Creator: 'Courtside',
      Producer: 'Courtside',
      // So that the file is the same each time it is drawn.
      CreationDate: new Date(game.tipOff.at ?? 0),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  doc.on('end', resolve).on('error', reject);
  const sheet = { doc, pen: new Pen(doc) };
  drawTeams(sheet, printed, drawHead(sheet, printed, page.margin));
  doc.addPage();
  drawSecondPage(sheet, printed);
  doc.end();
  await promise;
  return Buffer.concat(chunks);
}
