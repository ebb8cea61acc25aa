import type { TeamBoxScore } from '#lib/api/contract/box-score.ts';
import { formatPlayed } from '#lib/i18n/format/clock.ts';
import { formatInteger, noNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { recapParagraphs } from '#lib/recap/recap-paragraphs.ts';
import { grey, type PrintedGame, page, rule, type Sheet } from './sheet.ts';

const { margin, width } = page;

/** Draws the report made from the numbers and what the tables do not have. */
export function drawSecondPage(sheet: Sheet, printed: PrintedGame): void {
  const { pen } = sheet;
  const { game, boxScore, flow, locale, texts } = printed;
  const { home, away } = boxScore;
  const { score } = game;
  const title = score
    ? `${home.team.name} ${score.home}–${score.away} ${away.team.name}`
    : `${home.team.name} – ${away.team.name}`;
  pen.line(title, { x: margin, y: margin, width }, { size: 13, weight: 'bold' });
  rule(sheet, margin + 20, 1.5);
  let top = margin + 30;
  const paragraphs =
    game.state === 'final'
      ? recapParagraphs({ game, boxScore, flow }, locale, { report: texts['game-report'], story: texts['game-story'] })
      : [];
  if (paragraphs.length > 0) {
    pen.line(texts['game-report']('recap'), { x: margin, y: top, width }, { size: 12, weight: 'bold' });
    top =
      pen.paragraph(
        texts['game-report']('automaticNote'),
        { x: margin, y: top + 16, width },
        { size: 8, color: grey },
      ) + 4;
    for (const paragraph of paragraphs)
      top = pen.paragraph(paragraph, { x: margin, y: top, width: width * 0.86 }, { size: 10 }) + 5;
    top += 12;
  }
  drawComparison(sheet, printed, top);
}

function drawComparison(sheet: Sheet, { boxScore, locale, texts }: PrintedGame, y: number): void {
  const { pen } = sheet;
  const { home, away } = boxScore;
  const rows = comparisons.flatMap(({ key, read }) => {
    const cells = [read(home, locale), read(away, locale)];
    return cells.every((cell) => cell === noNumber) ? [] : [{ label: texts.statistics(`${key}.name`), cells }];
  });
  if (boxScore.leadChanges !== null)
    rows.push({ label: texts['team-stats']('leadChanges'), cells: [formatInteger(locale, boxScore.leadChanges)] });
  if (boxScore.timesTied !== null)
    rows.push({ label: texts['team-stats']('timesTied'), cells: [formatInteger(locale, boxScore.timesTied)] });
  if (rows.length === 0) return;
  pen.line(texts['team-stats']('comparison'), { x: margin, y, width: 200 }, { size: 12, weight: 'bold' });
  const column = (index: number, top: number) => ({ x: margin + width - (2 - index) * 140, y: top, width: 140 });
  for (const [index, { team }] of [home, away].entries())
    pen.line(team.shortName, column(index, y + 3), { size: 9, weight: 'bold', align: 'end' });
  for (const [index, { label, cells }] of rows.entries()) {
    const top = y + 20 + index * 14;
    rule(sheet, top - 3, 0.25);
    pen.line(label, { x: margin, y: top, width: 200 }, { size: 9 });
    const isShared = cells.length === 1;
    for (const [side, text] of cells.entries()) {
      const place = column(side, top);
      pen.line(text, isShared ? { ...place, width: 280 } : place, {
        size: 9,
        align: isShared ? 'center' : 'end',
        isTabular: true,
      });
    }
  }
}

type ReadText = (box: TeamBoxScore, locale: Locale) => string;

const count =
  (read: (box: TeamBoxScore) => number | null): ReadText =>
  (box, locale) =>
    formatInteger(locale, read(box));

/** What the tables do not have. */
const comparisons = [
  { key: 'pointsInThePaint', read: count(({ totals }) => totals.pointsInThePaint) },
  { key: 'fastBreakPoints', read: count(({ totals }) => totals.fastBreakPoints) },
  { key: 'secondChancePoints', read: count(({ totals }) => totals.secondChancePoints) },
  { key: 'pointsFromTurnovers', read: count(({ totals }) => totals.pointsFromTurnovers) },
  { key: 'benchPoints', read: count(({ benchPoints }) => benchPoints) },
  { key: 'largestLead', read: count(({ largestLead }) => largestLead?.points ?? null) },
  { key: 'largestRun', read: count(({ largestRun }) => largestRun) },
  { key: 'leadTime', read: ({ leadMs }: TeamBoxScore) => formatPlayed(leadMs) },
  { key: 'timeouts', read: count(({ timeouts }) => timeouts) },
] as const;
