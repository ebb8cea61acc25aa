import { useTranslations } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { LeagueInSeason } from '#lib/api/readers/season-leagues.ts';
import { LeaguePanel } from './league-panel.tsx';

/** Leagues and tournaments of a season; the first spans the row if their number is odd. */
export function SeasonLeagues({ leagues }: { leagues: readonly LeagueInSeason[] }) {
  const t = useTranslations('season');
  if (leagues.length === 0) return <EmptyState title={t('noLeagues')} text={t('noLeaguesText')} />;
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {leagues.map(({ league, leader }) => (
        <li key={league.id} className={cx('min-w-0', leagues.length % 2 === 1 && 'first:lg:col-span-2')}>
          <LeaguePanel league={league} leader={leader} />
        </li>
      ))}
    </ul>
  );
}
