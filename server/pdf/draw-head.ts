import { sides } from '#lib/basketball/sides.ts';
import { formatTipOffDay, formatTipOffTime } from '#lib/i18n/format/tip-off.ts';
import { formatZone } from '#lib/i18n/format/zone.ts';
import { grey, type PrintedGame, page, rule, type Sheet } from './sheet.ts';

const { margin, width } = page;
function statusOf({ game: { state, overtimes }, texts: { entity } }: PrintedGame): string {
  if (state === 'final' && overtimes > 0) return entity('status.finalOvertime', { number: overtimes });
  return state === 'scheduled' ? '' : entity(`status.${state}`);
}

/** Draws league, teams, result, points by period and facts; returns where they end. */
export function drawHead(sheet: Sheet, printed: PrintedGame, y: number): number {
  const { pen } = sheet;
  const { game, boxScore, texts } = printed;
  const { league, round, score } = game;
  pen.line(
    `${league.name} ${league.seasonName} · ${round.name}`,
    { x: margin, y, width: width / 2 },
    { size: 9, color: grey },
  );
  pen.line(
    texts['game-report']('officialBoxScore'),
    { x: margin + width / 2, y, width: width / 2 },
    { size: 9, align: 'end', color: grey },
  );
  rule(sheet, y + 14, 1.5);
  const name = (side: 'home' | 'away', x: number, align: 'start' | 'end') =>
    pen.line(boxScore[side].team.name, { x, y: y + 24, width: width / 2 - 62 }, { size: 16, weight: 'bold', align });
  name('home', margin, 'start');
  name('away', margin + width / 2 + 62, 'end');
  const middle = { x: margin + width / 2 - 60, width: 120 };
  if (score)
    pen.line(`${score.home}–${score.away}`, { ...middle, y: y + 20 }, { size: 22, weight: 'bold', align: 'center' });
  pen.line(statusOf(printed), { ...middle, y: y + 46 }, { size: 9, align: 'center' });
  let below = y + 46;
  for (const fact of factsOf(printed))
    below = pen.paragraph(fact, { x: margin, y: below, width: width / 2 - 64 }, { size: 8 });
  return Math.max(drawPeriods(sheet, printed, y + 46), below) + 6;
}

function factsOf({ game, locale, texts: { game: t } }: PrintedGame): string[] {
  const { tipOff, venue, attendance, officials } = game;
  const time = formatTipOffTime(locale, tipOff);
  const when = [
    formatTipOffDay(locale, tipOff, 'fullDate'),
    time && tipOff.at && `${time} ${formatZone(locale, tipOff.at, tipOff.timeZone)}`,
  ];
  const place = [venue?.name, venue?.city].filter((part, index, all) => part && all.indexOf(part) === index);
  return [
    sentenceCase(when.filter(Boolean).join(', ')),
    place.join(', '),
    attendance === null ? '' : t('attendance', { count: attendance }),
    officials.length > 0 ? t('officials', { names: officials.map(({ name }) => name).join(', ') }) : '',
  ].filter((fact) => fact !== '');
}

/** Draws the points by period at the right; returns where they end. */
function drawPeriods({ pen }: Sheet, { game, boxScore, texts: { entity } }: PrintedGame, y: number): number {
  const { periods, regularPeriods, score } = game;
  if (periods.length === 0 || !score) return y;
  const cell = Math.min(24, 150 / (periods.length + 1));
  const left = margin + width - cell * (periods.length + 1);
  const rows = [
    [
      '',
      ...periods.map(({ period }) =>
        period > regularPeriods
          ? entity('period.overtimeShort', { number: period - regularPeriods })
          : entity('period.periodShort', { number: period }),
      ),
      entity('total'),
    ],
    ...sides.map((side) => [
      boxScore[side].team.shortName,
      ...periods.map((period) => `${period[side]}`),
      `${score[side]}`,
    ]),
  ];
  for (const [index, [name = '', ...cells]] of rows.entries()) {
    const top = y + index * 11;
    pen.line(name, { x: left - 84, y: top, width: 80 }, { size: 8, align: 'end' });
    for (const [column, text] of cells.entries()) {
      const weight = column === cells.length - 1 ? 'bold' : 'regular';
      pen.line(
        text,
        { x: left + column * cell, y: top, width: cell },
        { size: 8, align: 'end', weight, isTabular: true },
      );
    }
  }
  return y + rows.length * 11;
}

const sentenceCase = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
