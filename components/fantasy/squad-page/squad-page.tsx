import { useLocale, useTranslations } from 'next-intl';
import { PageColumns } from '#components/layout/page-body.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { SquadPage as Page } from '#lib/api/contract/fantasy/squad.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatTotal, formatTotalColumn } from '#lib/i18n/format/fantasy-units.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { ReportName } from './report-name.tsx';
import { RoundDisclosure } from './round-disclosure.tsx';
import { RoundPicks } from './round-picks.tsx';

/** A squad as everybody sees it: the latest round whose deadline has passed, and those before it to be opened. */
export function SquadPage({ page, league }: { page: Page; league: LeagueParams }) {
  const t = useTranslations('fantasy-pages');
  const locale = tagLocale(useLocale());
  const { shown, achievements } = page;
  if (!shown)
    return (
      <>
        <EmptyState title={t('squad.hidden')} text={t('squad.hiddenText')} />
        <ReportName label={t('report.report')} league={league} squad={page.squad.number} />
      </>
    );
  const earlier = page.rounds.filter(({ round }) => round.number < shown.round.number).toReversed();
  const points = formatTotal(locale, shown.points);
  return (
    <PageColumns
      aside={
        <>
          <Rounds rounds={earlier} squad={page.squad.number} league={league} />
          {achievements.length > 0 && (
            <Section title={t('squad.achievements')}>
              <ul className="flex flex-wrap gap-2">
                {achievements.map(({ kind, round }) => (
                  <li key={`${kind} ${round}`}>
                    <Badge isWrapping>{t(`squad.earned.${kind}`, { round: formatInteger(locale, round) })}</Badge>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <ReportName label={t('report.report')} league={league} squad={page.squad.number} />
        </>
      }
    >
      <Section
        title={t('squad.roundTotal', { round: shown.round.name, points })}
        more={{
          href: paths.fantasyRound(league.season, league.league, shown.round.number),
          label: t('round.toReview'),
        }}
      >
        <RoundPicks of={shown} league={league} />
      </Section>
    </PageColumns>
  );
}

function Rounds({ rounds, squad, league }: { rounds: Page['rounds']; squad: number; league: LeagueParams }) {
  const t = useTranslations('fantasy-pages.squad');
  const locale = tagLocale(useLocale());
  if (rounds.length === 0) return null;
  const pointsOf = formatTotalColumn(
    locale,
    rounds.map(({ points }) => points),
  );
  return (
    <Section title={t('rounds')}>
      {rounds.map(({ round, points, rank }) => (
        <RoundDisclosure
          key={round.number}
          league={league}
          squad={squad}
          round={round.number}
          summary={
            <span className="flex min-w-0 flex-1 items-baseline gap-3">
              <span className="min-w-0 flex-1">{round.name}</span>
              {rank !== null && (
                <span className="text-xs font-normal text-quiet">
                  {t('rankOf', { rank: formatInteger(locale, rank) })}
                </span>
              )}
              <span className="figures">{pointsOf(points)}</span>
            </span>
          }
        />
      ))}
    </Section>
  );
}
