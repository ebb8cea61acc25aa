import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { ClubHistory } from '#lib/api/contract/club.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { tallyCells, tallyColumns } from './tally-cells.ts';

/** The record across all leagues and seasons, in total, at home and away. */
export function ClubRecord({ history }: { history: ClubHistory }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('club');
  const statistics = useTranslations('statistics');
  return (
    <Section title={t('record')}>
      {history.all.played === 0 ? (
        <EmptyState title={t('noGamesTitle')} text={t('noGamesText')} />
      ) : (
        <StatTable
          caption={t('record')}
          head={{ label: t('games') }}
          columns={tallyColumns([history.all], statistics)}
          rows={[
            { key: 'all', head: t('recordAll'), cells: tallyCells(history.all, locale), highlight: true },
            { key: 'home', head: t('recordHome'), cells: tallyCells(history.home, locale) },
            { key: 'away', head: t('recordAway'), cells: tallyCells(history.away, locale) },
          ]}
        />
      )}
    </Section>
  );
}
