import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { HeadToHead } from '#components/entity/meetings/head-to-head.tsx';
import { Meetings } from '#components/entity/meetings/meetings.tsx';
import { duelStyle } from '#components/entity/team-colors.ts';
import {
  isLowBetter,
  rankFigure,
  type TeamFigureKey,
  teamFigureKeys,
  teamFigures,
} from '#components/entity/team-figures.ts';
import { teamStanding } from '#components/entity/team-standing.ts';
import { DuelBar, type DuelSide } from '#components/ui/duel-bar.tsx';
import { Section } from '#components/ui/section.tsx';
import type { TeamComparison as Comparison } from '#lib/api/contract/comparison.ts';
import type { TeamSeason } from '#lib/api/contract/league-teams.ts';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatDecimal, formatPercent } from '#lib/i18n/format/numbers.ts';
import { formatRecord } from '#lib/i18n/format/record.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { OtherChoice } from './other-choice.tsx';
import { SideHead } from './side-head.tsx';

const shownMeetings = 6;

/** Two teams of a league side by side: statistics with their places, and the games of their clubs against each other. */
export function TeamComparison({
  comparison: { league, teams, record, meetings },
  seasons,
  tables,
}: {
  comparison: Comparison;
  seasons: readonly TeamSeason[];
  tables: readonly StandingsTable[];
}) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('comparison');
  const history = useTranslations('game-history');
  const statistics = useTranslations('statistics');
  const { first, second } = teams;
  const figures = teamFigureKeys.flatMap((key) => {
    const sides = { home: sideOf(key, seasons, first, locale), away: sideOf(key, seasons, second, locale) };
    return sides.home.value === null && sides.away.value === null ? [] : [{ key, ...sides }];
  });
  return (
    <div className="flex flex-col gap-10" style={duelStyle(first, second)}>
      <Section title={t('averages')}>
        <div className="grid grid-cols-2 gap-4 pb-3">
          {[first, second].map((team) => (
            <SideHead
              key={team.id}
              emblem={<Crest of={team} size="lg" />}
              name={team.name}
              href={paths.team(league.season, league.slug, team.slug)}
              isEnd={team === second}
            >
              <Standing team={team} tables={tables} />
            </SideHead>
          ))}
        </div>
        {figures.length > 0 && (
          <>
            <dl className="grid gap-x-10 sm:grid-cols-2">
              {figures.map(({ key, home, away }) => (
                <DuelBar
                  key={key}
                  label={statistics(`${key}.name`)}
                  isLowBetter={isLowBetter(key)}
                  home={home}
                  away={away}
                />
              ))}
            </dl>
            <p className="pt-2 text-xs text-quiet">{t('teamsNote')}</p>
          </>
        )}
      </Section>
      {record.played > 0 ? (
        <Section title={history('headToHead', { count: record.played })}>
          <HeadToHead home={first} away={second} record={record} />
          <div className="pt-4">
            <Meetings meetings={meetings} shown={shownMeetings} />
          </div>
          {record.played > meetings.length && (
            <p className="pt-1.5 text-xs text-quiet">{t('lastOf', { shown: meetings.length, count: record.played })}</p>
          )}
        </Section>
      ) : (
        <Section title={t('meetings')}>
          <p className="text-quiet">{history('firstText')}</p>
        </Section>
      )}
      <OtherChoice
        choices={[first, second].map((team) => ({
          label: t('otherTeam', { name: team.name }),
          href: paths.compareTeam(league.season, league.slug, team.slug),
        }))}
      />
    </div>
  );
}

/** The place and the record of a team in its table. */
function Standing({ team, tables }: { team: TeamRef; tables: readonly StandingsTable[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('team');
  const standing = teamStanding(tables, team.id);
  if (!standing || standing.row.played === 0) return null;
  return (
    <>
      <span>{t('place', { rank: standing.row.rank, teams: standing.table.rows.length })}</span>
      <span className="figures">{formatRecord(locale, standing.row)}</span>
    </>
  );
}

/** A team's figure; the place in the league stands beside it. */
function sideOf(key: TeamFigureKey, seasons: readonly TeamSeason[], team: TeamRef, locale: Locale): DuelSide {
  const figure = rankFigure(key, seasons, team.id);
  if (!figure) return { value: null, text: formatDecimal(locale, null) };
  const format = teamFigures[key].kind === 'percentage' ? formatPercent : formatDecimal;
  return { value: figure.value, text: format(locale, figure.value), note: `(${figure.rank})` };
}
