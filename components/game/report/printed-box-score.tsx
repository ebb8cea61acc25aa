import { useLocale, useTranslations } from 'next-intl';
import { boxScoreColumns } from '#components/game/player-stats/box-score-columns.ts';
import { lineCells, shotShares } from '#components/game/player-stats/line-cells.ts';
import type { StatColumn } from '#components/ui/table-types.ts';
import type { BoxScore, TeamBoxScore } from '#lib/api/contract/box-score.ts';
import { sides } from '#lib/basketball/sides.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { inBoxScoreOrder } from '#lib/recap/box-score-order.ts';

/** The box scores of both teams on one sheet of paper, above the report; hidden on screens. */
export function PrintedBoxScore({ boxScore }: { boxScore: BoxScore }) {
  const t = useTranslations('game-report');
  const statistics = useTranslations('statistics');
  const columns = boxScoreColumns(statistics, boxScore, tagLocale(useLocale()));
  return (
    <div className="printed-box-score">
      <p className="headline text-xl">{t('officialBoxScore')}</p>
      {sides.map((side) => (
        <PrintedTeam key={side} box={boxScore[side]} columns={columns} />
      ))}
    </div>
  );
}

function PrintedTeam({ box, columns }: { box: TeamBoxScore; columns: readonly StatColumn[] }) {
  const t = useTranslations('box-score');
  const locale = tagLocale(useLocale());
  const totals = lineCells({ ...box.totals, pir: box.pir, efficiency: box.efficiency }, locale);
  const shares = shotShares(box.totals, locale);
  return (
    <table>
      <caption>
        {box.team.name}
        {box.coach && ` · ${t('coach', { name: box.coach })}`}
        {box.assistantCoach && ` · ${t('assistantCoach', { name: box.assistantCoach })}`}
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ key, label }) => (
            <th key={key}>{label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inBoxScoreOrder(box.players).map((entry) => {
          const cells = entry.played ? lineCells({ ...entry.line, ...entry }, locale) : null;
          return (
            <tr key={entry.player.id}>
              <th>
                {entry.number} {entry.player.name}
                {entry.starter && ' *'}
                {entry.captain && ` ${t('captainShort')}`}
              </th>
              {cells ? (
                columns.map(({ key }) => <td key={key}>{cells[key]}</td>)
              ) : (
                <td colSpan={columns.length} className="text-start!">
                  {t('didNotPlayShort')}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th>{t('total')}</th>
          {columns.map(({ key }) => (
            <td key={key}>{totals[key]}</td>
          ))}
        </tr>
        {shares && (
          <tr>
            <th>{t('percentages')}</th>
            {columns.map(({ key }) => (
              <td key={key}>{shares[key]}</td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}
