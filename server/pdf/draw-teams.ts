import type { TeamBoxScore } from '#lib/api/contract/box-score.ts';
import { sides } from '#lib/basketball/sides.ts';
import { noNumber } from '#lib/i18n/format/numbers.ts';
import { inBoxScoreOrder } from '#lib/recap/box-score-order.ts';
import { type Column, recordedColumns } from './box-score-cells.ts';
import { grey, type PrintedGame, page, rule, type Sheet } from './sheet.ts';

const { margin, width } = page;
const small = { size: 6.5, color: grey };
/** Draws both tables on the rest of the page; the rows are as high as there is room. */
export function drawTeams(sheet: Sheet, printed: PrintedGame, y: number): void {
  const { boxScore } = printed;
  const rows = sides.reduce((sum, side) => sum + boxScore[side].players.length + 5, 0);
  const rowHeight = Math.min(16, (page.height - margin - 30 - y) / rows);
  const columns = recordedColumns([boxScore.home, boxScore.away]);
  let top = y;
  for (const side of sides) top = drawTeam(sheet, printed, { box: boxScore[side], columns, y: top, rowHeight });
  const { statistics, 'box-score': t } = printed.texts;
  const legend = columns.map(({ key }) => `${statistics(`${key}.abbr`)}: ${statistics(`${key}.name`)}`).join(' · ');
  sheet.pen.paragraph(`* ${t('starter')} · ${legend}`, { x: margin, y: page.height - margin - 22, width }, small);
}

type TeamTable = { box: TeamBoxScore; columns: Column[]; y: number; rowHeight: number };

function drawTeam(sheet: Sheet, { locale, texts }: PrintedGame, { box, columns, y, rowHeight }: TeamTable): number {
  const { pen } = sheet;
  const t = texts['box-score'];
  const size = Math.min(8, rowHeight * 0.6);
  const left = margin + 150;
  const unit = (width - 150) / columns.reduce((sum, { share }) => sum + share, 0);
  const row = (
    top: number,
    head: { number?: string | null; name: string },
    cells: string[],
    weight: 'regular' | 'bold',
  ) => {
    if (head.number) pen.line(head.number, { x: margin, y: top, width: 16 }, { size, align: 'end' });
    pen.line(head.name, { x: margin + 22, y: top, width: 126 }, { size, weight });
    let x = left;
    for (const [index, { share, key }] of columns.entries()) {
      const isPoints = key === 'points';
      pen.line(
        cells[index] ?? '',
        { x, y: top, width: share * unit },
        { size, align: 'end', weight: isPoints ? 'bold' : weight, isTabular: true },
      );
      x += share * unit;
    }
  };
  const title = [
    box.team.name,
    box.coach && t('coach', { name: box.coach }),
    box.assistantCoach && t('assistantCoach', { name: box.assistantCoach }),
  ]
    .filter(Boolean)
    .join(' · ');
  pen.line(title, { x: margin, y: y + rowHeight * 0.3, width }, { size: size + 2, weight: 'bold' });
  let top = y + rowHeight * 1.4;
  row(
    top,
    { name: '' },
    columns.map(({ key }) => texts.statistics(`${key}.abbr`)),
    'bold',
  );
  top += rowHeight;
  for (const player of inBoxScoreOrder(box.players)) {
    rule(sheet, top - rowHeight * 0.2, 0.25);
    const marks = `${player.starter ? ' *' : ''}${player.captain ? ` ${t('captainShort')}` : ''}`;
    const cells = player.played ? columns.map(({ cell }) => cell(player, locale)) : [t('didNotPlayShort')];
    row(top, { number: player.number, name: `${player.player.name}${marks}` }, cells, 'regular');
    top += rowHeight;
  }
  rule(sheet, top - rowHeight * 0.2, 1);
  const entries = box.teamEntries;
  const entryCells = new Map<Column['key'], number | null>([
    ['offensiveRebounds', entries.offensiveRebounds],
    ['defensiveRebounds', entries.defensiveRebounds],
    ['turnovers', entries.turnovers],
    ['fouls', entries.fouls],
  ]);
  row(
    top,
    { name: t('teamEntries') },
    columns.map(({ key }) => (entryCells.get(key) ? `${entryCells.get(key)}` : '')),
    'regular',
  );
  const total = { line: box.totals, pir: box.pir };
  row(
    top + rowHeight,
    { name: t('total') },
    columns.map(({ cell }) => cell(total, locale)),
    'bold',
  );
  const percentages = columns.map(({ percentage }) => percentage?.(total, locale) ?? '');
  if (percentages.some((text) => text !== '' && text !== noNumber))
    row(top + 2 * rowHeight, { name: t('percentages') }, percentages, 'regular');
  return top + 3.4 * rowHeight;
}
