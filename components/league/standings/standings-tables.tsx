import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { StandingsTable as Table } from '#lib/api/contract/standings.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { nextGames } from './next-games.ts';
import { StandingsTable } from './standings-table.tsx';

/** Standings of a league: one table for each group of each phase. */
export function StandingsTables({
  tables,
  games,
  league,
  footer,
  isLive,
  ranksBefore,
}: {
  tables: readonly Table[];
  /** Games of the league, for the next opponents. */
  games: readonly GameSummary[];
  league: LeagueParams;
  /** Below the last table. */
  footer: ReactNode;
  /** The tables are as if the games that are on ended now. */
  isLive?: boolean;
  /** The places without those games, by the id of the team. */
  ranksBefore?: ReadonlyMap<string, number>;
}) {
  const t = useTranslations('standings');
  if (tables.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const next = nextGames(games);
  const isOn = isLive || games.some(({ state }) => state === 'live');
  return tables.map((table, index) => {
    const name = table.group ? `${table.phase.name} · ${table.group.name}` : table.phase.name;
    return (
      <Section
        key={`${table.phase.slug} ${table.group?.slug ?? ''}`}
        title={name}
        {...(isOn && { aside: <LiveNote isShown={isLive} /> })}
      >
        <StandingsTable
          table={table}
          name={name}
          league={league}
          sortKey={index === 0 ? 'sort' : `sort-${index + 1}`}
          next={next}
          {...(ranksBefore && { ranksBefore })}
        />
        {table.rows.some(({ reason }) => reason) && <p className="px-3 pt-2 text-sm text-quiet">{t('whyHint')}</p>}
        {index === tables.length - 1 && footer}
      </Section>
    );
  });
}

/** Says what the table shows; its place is kept until the table of the moment has come. */
function LiveNote({ isShown }: { isShown: boolean | undefined }) {
  const t = useTranslations('standings');
  return (
    <p role="status" className={cx('text-sm', !isShown && 'invisible')}>
      <span className="inline-flex items-center gap-1.5 pr-2 font-bold text-live">
        <span className="live-dot pulse" aria-hidden="true" />
        {t('live')}
      </span>
      <span className="text-quiet">{t('liveNote')}</span>
    </p>
  );
}
