import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { periodKey } from '#components/entity/period-name.ts';
import { playText } from '#components/entity/play-text.ts';
import { duelStyle } from '#components/entity/team-colors.ts';
import type { Shot } from '#lib/api/contract/box-score.ts';
import type { LeagueRef } from '#lib/api/contract/season.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { shotZones } from '#lib/basketball/shot-zones.ts';
import { sortByText } from '#lib/i18n/collator.ts';
import { formatGameTime } from '#lib/i18n/format/clock.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { packRows } from '#lib/packed-rows/pack-rows.ts';
import { type ChartedPlayer, type ChartedShot, shotResults } from './charted-shot.ts';
import { ShotBrowser } from './shot-browser.tsx';

/** Shots of both teams, each on its own half court, and their percentages by zone; filterable by player, period and result. */
export function ShotChart({
  home,
  away,
  shots,
  league,
  regularPeriods,
}: {
  home: TeamRef;
  away: TeamRef;
  shots: readonly Shot[];
  league: Pick<LeagueRef, 'season' | 'slug'>;
  regularPeriods: number;
}) {
  const t = useTranslations('chart.shots');
  const names = useTranslations('entity.period');
  const plays = useTranslations('plays');
  const locale = tagLocale(useLocale());
  const periodName = (period: number, form: 'Short' | 'Long') => {
    const { key, number } = periodKey(period, regularPeriods);
    return names(`${key}${form}`, { number });
  };
  const words = new Map<string, number>();
  const players = new Map<string, ChartedPlayer & { lastName: string; index: number }>();
  const charted = shots.map(({ side, player, period, clockMs, points, made, shot = 'unknown', x, y }): ChartedShot => {
    const text = playText(
      { player: '', action: { type: 'field-goal', points, made, shot, blocked: false } },
      '',
      plays,
    );
    if (!words.has(text)) words.set(text, words.size);
    if (player && !players.has(player.slug)) players.set(player.slug, { ...player, index: players.size });
    return {
      ...{ side, period, points, made, x, y },
      player: player ? (players.get(player.slug)?.index ?? null) : null,
      clock: clockMs === null ? '' : formatGameTime(locale, clockMs),
      words: words.get(text) ?? 0,
    };
  });
  const periods = [...new Set(shots.map(({ period }) => period))].sort((one, other) => one - other);
  const team = (of: TeamRef) => ({ name: of.name, shortName: of.shortName, crest: <Crest of={of} /> });
  return (
    <ShotBrowser
      style={duelStyle(home, away)}
      teams={{ home: team(home), away: team(away) }}
      shots={packRows(charted)}
      players={[...players.values()].map(({ slug, name }) => ({ slug, name }))}
      words={[...words.keys()]}
      periods={Object.fromEntries(periods.map((period) => [period, periodName(period, 'Short')]))}
      facets={[
        {
          key: 'player',
          label: t('player'),
          allLabel: t('allPlayers'),
          options: sortByText(locale, [...players.values()], ({ lastName }) => lastName).map(({ slug, name }) => ({
            value: slug,
            label: name,
          })),
        },
        {
          key: 'period',
          label: t('period'),
          allLabel: t('allPeriods'),
          options: periods.map((period) => ({ value: `${period}`, label: periodName(period, 'Long') })),
        },
        {
          key: 'result',
          label: t('result'),
          allLabel: t('allResults'),
          options: shotResults.map((result) => ({ value: result, label: t(result) })),
        },
      ]}
      league={{ season: league.season, slug: league.slug }}
      texts={{
        made: t('made'),
        missed: t('missed'),
        // The browser fills them in.
        summary: t('summary', { team: '{team}', made: '{made}', attempted: '{attempted}' }),
        read: t('read', { team: '{team}' }),
        zones: t('zones'),
        zone: t('zone'),
        count: t('count'),
        countLong: t('countLong'),
        share: t('share'),
        league: t('league'),
        leagueLong: t('leagueLong'),
        zoneNames: shotZones.map((zone) => t(`zoneNames.${zone}`)),
      }}
    />
  );
}
