import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { LeagueInSeason } from '#lib/api/readers/season-leagues.ts';
import { LeaguePanel } from './league-panel.tsx';

const kinds = ['league', 'tournament'] as const;

/** The leagues of a season, then its tournaments. */
export function SeasonLeagues({ leagues }: { leagues: readonly LeagueInSeason[] }) {
  const t = useTranslations('season');
  if (leagues.length === 0) return <EmptyState title={t('noLeagues')} text={t('noLeaguesText')} />;
  return kinds.map((kind) => {
    const shown = leagues.filter(({ league }) => league.kind === kind);
    if (shown.length === 0) return null;
    return (
      <Section key={kind} title={t(`headings.${kind}`)}>
        <div className="grid gap-6 lg:grid-cols-2">
          {shown.map(({ league, leader }) => (
            <LeaguePanel key={league.id} league={league} leader={leader} isAlone={shown.length === 1} />
          ))}
        </div>
      </Section>
    );
  });
}
