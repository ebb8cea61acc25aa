import { useTranslations } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import type { LiveBoard } from '#lib/api/contract/live.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { noNumber } from '#lib/i18n/format/numbers.ts';

type Teams = Record<'home' | 'away', TeamRef | null>;

/**
 * Team fouls with the bonus, time-outs left and the possession arrow, as on a scoreboard; dashes until the scorer's
 * desk reports.
 */
export function LiveTeamCounts({ board, home, away }: { board: LiveBoard | null } & Teams) {
  const t = useTranslations('live');
  const team = (of: TeamRef | null) => (
    <th scope="col" className="sr-only">
      {of?.name}
    </th>
  );
  const fouls = (side: 'home' | 'away') => (
    <td className={cx('w-20 py-0.5', side === 'home' ? 'text-end' : 'text-start')}>
      <span className={cx('inline-flex items-center gap-1.5', side === 'away' && 'flex-row-reverse')}>
        <span
          className={cx(
            'border border-current px-1 text-2xs leading-4 font-semibold',
            !board?.[side].penalty && 'invisible',
          )}
        >
          {t('bonus')}
        </span>
        <span className="figures font-semibold">{board?.[side].fouls ?? noNumber}</span>
      </span>
    </td>
  );
  const timeouts = (side: 'home' | 'away') => (
    <td className={cx('figures py-0.5 font-semibold', side === 'home' ? 'text-end' : 'text-start')}>
      {board?.[side].timeoutsLeft ?? noNumber}
    </td>
  );
  const arrow = (side: 'home' | 'away') => (
    <td className={cx('py-0.5', side === 'home' ? 'text-end' : 'text-start')}>
      <span className={cx(!board?.[side].hasArrow && 'invisible')}>
        <span aria-hidden="true">{side === 'home' ? '◀' : '▶'}</span>
        <span className="sr-only">{t('hasArrow')}</span>
      </span>
    </td>
  );
  const rows = [
    { key: 'fouls', cell: fouls, label: t('fouls') },
    { key: 'timeouts', cell: timeouts, label: t('timeouts') },
    { key: 'arrow', cell: arrow, label: <abbr title={t('arrowLong')}>{t('arrow')}</abbr> },
  ];
  return (
    <table className="border-separate border-spacing-0 text-sm leading-4 sm:leading-5">
      <caption className="sr-only">{t('counts')}</caption>
      <thead>
        <tr>
          {team(home)}
          <td className="sr-only" />
          {team(away)}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cell, label }) => (
          <tr key={key}>
            {cell('home')}
            <th scope="row" className="min-w-24 px-3 py-0.5 text-center text-xs font-medium text-quiet">
              {label}
            </th>
            {cell('away')}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
