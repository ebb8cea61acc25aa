import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { StandingsTable as Table } from '#lib/api/contract/standings.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { nextGames } from './next-games.ts';
import { RulesLink } from './rules-link.tsx';
import { StandingsTable } from './standings-table.tsx';

/** Standings of a league: one table for each group of each phase. */
export function StandingsTables({
  tables,
  games,
  league,
}: {
  tables: readonly Table[];
  /** All games of the league, for the next opponents. */
  games: readonly GameSummary[];
  league: LeagueParams;
}) {
  const t = useTranslations('standings');
  if (tables.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const next = nextGames(games);
  return tables.map((table, index) => {
    const name = table.group ? `${table.phase.name} · ${table.group.name}` : table.phase.name;
    return (
      <Section key={`${table.phase.slug} ${table.group?.slug ?? ''}`} title={name}>
        <StandingsTable
          table={table}
          name={name}
          league={league}
          sortKey={index === 0 ? 'sort' : `sort-${index + 1}`}
          next={next}
        />
        {table.rows.some(({ reason }) => reason) && <p className="px-3 pt-2 text-sm text-quiet">{t('whyHint')}</p>}
        {index === tables.length - 1 && <RulesLink league={league} />}
      </Section>
    );
  });
}
