import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { StatTile, StatTiles } from '#components/ui/stat-tile.tsx';
import type { FantasySeason } from '#lib/api/contract/fantasy/season.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatPoints, formatTotal } from '#lib/i18n/format/fantasy-units.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { formatZone } from '#lib/i18n/format/zone.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** The round to come with its deadline, how many play, and the way to the own squad. */
export function SeasonGlance({
  season,
  timeZone,
  league,
}: {
  season: FantasySeason;
  timeZone: string;
  league: LeagueParams;
}) {
  const t = useTranslations('fantasy');
  const locale = tagLocale(useLocale());
  const coming = season.rounds.find(({ number }) => number === season.coming);
  const current = season.rounds.find(({ number }) => number === season.current);
  return (
    <Section
      title={t('glance')}
      aside={
        <span className="flex flex-wrap gap-2">
          <ButtonLink href={paths.fantasyLeagues(league.season, league.league)} prefetch={false} size="sm">
            {t('privateLeagues')}
          </ButtonLink>
          <ButtonLink href={paths.profile('my-fantasy')} variant="primary" size="sm">
            {t('toMySquad')}
          </ButtonLink>
        </span>
      }
    >
      <StatTiles isWide>
        <StatTile
          label={t('round')}
          value={coming ? formatInteger(locale, coming.number) : '–'}
          note={coming ? ownName(coming) : t('noRound')}
        />
        {coming && (
          <StatTile
            label={t('deadline')}
            value={coming.deadline ? formatInstant(locale, coming.deadline, timeZone, 'time') : '–'}
            note={coming.deadline ? dayWithZone(locale, coming.deadline, timeZone) : t('noDeadline')}
          />
        )}
        <StatTile label={t('squads')} value={formatInteger(locale, season.squads)} />
        {current && current.average !== null && (
          <StatTile
            label={t('average')}
            value={formatPoints(locale, roundedToTenth(current.average))}
            note={current.name}
          />
        )}
        {season.winner && (
          <StatTile
            label={t('winner')}
            value={formatTotal(locale, season.winner.points)}
            note={season.winner.squad.name}
          />
        )}
      </StatTiles>
    </Section>
  );
}

/** «Round 10» says no more than the figure above it. */
const ownName = ({ name, number }: FantasySeason['rounds'][number]) => (name.includes(`${number}`) ? null : name);

const dayWithZone = (locale: Locale, at: string, timeZone: string) =>
  `${formatInstant(locale, at, timeZone, 'fullDate')}, ${formatZone(locale, at, timeZone)}`;

const roundedToTenth = (units: number) => Math.round(units / 10_000) * 10_000;
