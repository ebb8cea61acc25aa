import { getTranslations } from 'next-intl/server';
import { FantasyToCome } from '#components/fantasy/fantasy-to-come.tsx';
import { FantasyMarket } from '#components/fantasy/market/fantasy-market.tsx';
import { FantasyRules } from '#components/fantasy/rules/fantasy-rules.tsx';
import { SquadRows } from '#components/fantasy/table/squad-rows.tsx';
import { TableSection } from '#components/fantasy/table/table-section.tsx';
import { PageColumns } from '#components/layout/page-body.tsx';
import { Section } from '#components/ui/section.tsx';
import { readFantasyMarket, readFantasySeason, readFantasyTable } from '#lib/api/readers/fantasy.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { EntrantPoints } from './entrant-points.tsx';
import { SeasonGlance } from './season-glance.tsx';

/** The fantasy season of a league: at a glance, its market, its table and its rules. */
export async function FantasyTab({ params }: { params: LeagueParams }) {
  const season = await readFantasySeason(params);
  if (!season) return <FantasyToCome />;
  const [market, table, config, t, pages] = await Promise.all([
    readFantasyMarket(params),
    readFantasyTable(params),
    readConfig(),
    getTranslations('fantasy'),
    getTranslations('fantasy-pages'),
  ]);
  return (
    <>
      <SeasonGlance league={params} season={season} timeZone={config?.config.website.timeZone ?? 'UTC'} />
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
        {season.leaders.length > 0 && (
          <Section title={t('leaders')}>
            <SquadRows of={season.leaders} league={params} />
          </Section>
        )}
        {season.bestFive && (
          <Section
            title={t('bestFive', { round: season.bestFive.round })}
            more={{
              href: paths.fantasyRound(params.season, params.league, season.bestFive.round),
              label: pages('round.toReview'),
            }}
          >
            <EntrantPoints of={season.bestFive.five} />
          </Section>
        )}
        {season.teamOfSeason.length > 0 && (
          <Section title={t('teamOfSeason')}>
            <EntrantPoints of={season.teamOfSeason} />
          </Section>
        )}
      </div>
      <PageColumns aside={<FantasyRules rules={season.rules} />}>
        {table && <TableSection table={table} rounds={season.rounds} league={params} />}
      </PageColumns>
      <FantasyMarket items={market?.items ?? []} league={params} />
    </>
  );
}
