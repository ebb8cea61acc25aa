import { useTranslations } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { sides } from '#lib/basketball/sides.ts';
import { periodKey } from './period-name.ts';
import { TeamName } from './team-name.tsx';
import { winningSide } from './winner.ts';

/** The scores by period of both teams. Renders nothing if only the final score is known. */
export function PeriodScores({
  game,
  regularPeriods,
}: {
  game: Pick<GameSummary, 'state' | 'home' | 'away' | 'score' | 'periods'>;
  regularPeriods?: number;
}) {
  const t = useTranslations('entity');
  if (game.periods.length === 0 || !game.score) return null;
  const winner = winningSide(game);
  return (
    <table className="border-separate border-spacing-0 text-sm">
      <caption className="sr-only">{t('periodScores')}</caption>
      <thead>
        <tr className="text-2xs text-quiet">
          <td />
          {game.periods.map(({ period }) => {
            const { key, number } = periodKey(period, regularPeriods);
            return (
              <th key={period} scope="col" className="px-2 py-0.5 text-center font-semibold">
                <abbr title={t(`period.${key}Long`, { number })}>{t(`period.${key}Short`, { number })}</abbr>
              </th>
            );
          })}
          <th scope="col" className="ps-3 pe-1 py-0.5 text-end font-semibold">
            <abbr title={t('totalLong')}>{t('total')}</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => {
          const team = game[side];
          return (
            <tr key={side}>
              <th scope="row" className="max-w-40 truncate py-0.5 pe-3 text-start font-semibold">
                {team ? <TeamName team={team} naming="short" /> : t('teamOpen')}
              </th>
              {game.periods.map((period) => (
                <td
                  key={period.period}
                  className={cx(
                    'figures px-2 py-0.5 text-center',
                    period[side] < period[side === 'home' ? 'away' : 'home'] && 'text-quiet',
                  )}
                >
                  {period[side]}
                </td>
              ))}
              <td className={cx('figures ps-3 pe-1 py-0.5 text-end', winner === side ? 'font-bold' : 'font-semibold')}>
                {game.score?.[side]}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
