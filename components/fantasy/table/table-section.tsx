import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { FantasySeason, FantasyTable } from '#lib/api/contract/fantasy/season.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { SquadTable } from './squad-table.tsx';
import { TableBrowser } from './table-browser.tsx';

/** The table of all squads: the first of the season in the document, the others and those of a round when asked for. */
export function TableSection({
  table,
  rounds,
  league,
}: {
  table: FantasyTable;
  rounds: FantasySeason['rounds'];
  league: LeagueParams;
}) {
  const t = useTranslations('fantasy');
  const pages = useTranslations('fantasy-pages');
  if (table.items.length === 0) return <EmptyState title={t('noSquads')} text={t('noSquadsText')} />;
  const played = rounds.filter(({ state, average }) => state !== 'coming' && average !== null);
  return (
    <Section title={t('table')}>
      <TableBrowser
        league={league}
        rounds={played.map(({ number, name }) => ({ value: String(number), label: name })).toReversed()}
        hasMore={table.nextCursor !== null}
        labels={{
          of: pages('table.of'),
          season: pages('table.season'),
          more: pages('table.more'),
          loading: pages('loading'),
        }}
      >
        <SquadTable items={table.items} isOfRound={false} league={league} />
      </TableBrowser>
    </Section>
  );
}
