import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';
import { paths } from '#lib/paths.ts';
import { previewTables } from './preview-tables.ts';
import { StandingsTop } from './standings-top.tsx';

/** Top of the standings, or of each group. */
export function StandingsPreview({ homeLeague: { league, club, tables } }: { homeLeague: HomeLeague }) {
  const t = useTranslations('home.standings');
  const shown = previewTables(tables, club);
  return (
    <Section
      title={t('title')}
      more={{ href: paths.leagueTab(league.season, league.slug, 'standings'), label: t('more') }}
    >
      <div className="flex flex-col gap-6">
        {shown.map((table) => (
          <StandingsTop
            key={table.group?.slug ?? table.phase.slug}
            table={table}
            league={league}
            name={table.group?.name ?? league.name}
            club={club}
            isNameShown={shown.length > 1}
          />
        ))}
      </div>
    </Section>
  );
}
