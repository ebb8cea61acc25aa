import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { StandingsTable as Table } from '#lib/api/contract/standings.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { LiveNote } from './live/live-note.tsx';
import { nextGames } from './next-games.ts';
import { StandingsTable } from './standings-table.tsx';
import { tableName } from './table-name.ts';

/** Standings of a league: one table for each group of each phase. Within `LiveStandings` they follow the games that are on. */
export function StandingsTables({
  tables,
  games,
  league,
  footer,
}: {
  tables: readonly Table[];
  /** Games of the league, for the next opponents. */
  games: readonly GameSummary[];
  league: LeagueParams;
  /** Below the last table. */
  footer: ReactNode;
}) {
  const t = useTranslations('standings');
  if (tables.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const next = nextGames(games);
  const isOn = games.some(({ state }) => state === 'live');
  return tables.map((table, index) => {
    const name = table.group ? `${table.phase.name} · ${table.group.name}` : table.phase.name;
    return (
      <Section
        key={tableName(table)}
        title={name}
        aside={
          <LiveNote isOn={isOn}>
            <span className="inline-flex items-center gap-1.5 pr-2 font-bold text-live">
              <span className="live-dot pulse" aria-hidden="true" />
              {t('live')}
            </span>
            <span className="text-quiet">{t('liveNote')}</span>
          </LiveNote>
        }
      >
        <StandingsTable
          table={table}
          name={name}
          league={league}
          sortKey={index === 0 ? 'sort' : `sort-${index + 1}`}
          next={next}
          followedAs={tableName(table)}
        />
        {table.rows.some(({ reason }) => reason) && <p className="px-3 pt-2 text-sm text-quiet">{t('whyHint')}</p>}
        {index === tables.length - 1 && footer}
      </Section>
    );
  });
}
