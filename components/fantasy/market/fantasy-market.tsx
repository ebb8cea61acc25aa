import { useLocale, useTranslations } from 'next-intl';
import { EntrantName } from '#components/fantasy/entrant/entrant-name.tsx';
import { Section } from '#components/ui/section.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { MarketItem } from '#lib/api/contract/fantasy/market.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { MarketBrowser } from './market-browser.tsx';
import { marketCells, marketColumns } from './market-columns.ts';

/** Rows in the document: everybody of a league would be most of its weight. */
const firstRows = 15;

/** Who can be picked: the dearest in the document, everybody with filters once asked for. */
export function FantasyMarket({ items, league }: { items: readonly MarketItem[]; league: LeagueParams }) {
  const t = useTranslations('fantasy');
  const pages = useTranslations('fantasy-pages.market');
  const locale = tagLocale(useLocale());
  const dearest = items.slice(0, firstRows);
  const cellsOf = marketCells(dearest, locale);
  const counts = {
    count: formatInteger(locale, dearest.length),
    all: formatInteger(locale, items.length),
  };
  return (
    <Section title={t('market')}>
      <MarketBrowser league={league} labels={{ note: pages('dearest', counts), all: pages('all') }}>
        <StatTable
          caption={t('market')}
          head={{ label: t('entrant') }}
          columns={marketColumns(t)}
          rows={dearest.map((item) => ({
            key: String(item.entrant.number),
            head: (
              <EntrantName
                entrant={item.entrant}
                href={paths.fantasyEntrant(league.season, league.league, item.entrant.number)}
              />
            ),
            cells: Object.fromEntries(Object.entries(cellsOf(item)).map(([key, { text }]) => [key, text])),
          }))}
        />
      </MarketBrowser>
    </Section>
  );
}
