import { useTranslations } from 'next-intl';
import { Masthead } from '#components/entity/masthead.tsx';
import type { Competitions } from '#lib/api/readers/history.ts';
import { paths } from '#lib/paths.ts';
import { historyTabs } from '#lib/tabs.ts';
import { HistoryTabs } from './history-tabs.tsx';

/** Masthead of the record book: number of seasons and games, and tabs. */
export function HistoryMasthead({ played }: { played: Competitions['all'] }) {
  const t = useTranslations('history');
  const navigation = useTranslations('navigation');
  return (
    <Masthead
      title={t('title')}
      kicker={t('kicker')}
      meta={
        <>
          <span>{t('seasons', { count: played.seasons })}</span>
          <span>{t('games', { count: played.games })}</span>
        </>
      }
      tabs={
        <HistoryTabs
          label={t('tabs')}
          defaultTab="best-players"
          tabs={historyTabs.map(({ id, messageKey }) => ({
            id,
            label: navigation(messageKey),
            href: paths.history(id),
          }))}
        />
      }
    />
  );
}
