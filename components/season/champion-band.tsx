import { useLocale, useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { HalfCourt } from '#components/entity/half-court.tsx';
import { teamBand } from '#components/entity/team-colors.ts';
import type { LeagueInSeason } from '#lib/api/readers/season-leagues.ts';
import { formatRecord } from '#lib/i18n/format/record.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/**
 * Champion, or first team of the standings, on a band in the club's colour; renders nothing before the first game.
 */
export function ChampionBand({ league: { champion }, leader }: LeagueInSeason) {
  const t = useTranslations('season');
  const locale = tagLocale(useLocale());
  const team = champion ?? leader?.team;
  if (!team) return null;
  return (
    <div
      data-ground="band"
      className="relative isolate flex min-h-28 items-center overflow-clip border-y border-band-edge [--metre:1rem]"
      style={teamBand(team)}
    >
      <HalfCourt className="start-0 top-1/2 -z-10 h-[calc(15*var(--metre))] w-auto -translate-y-1/2" />
      <div className="grid w-[calc(5.8*var(--metre))] shrink-0 place-items-center">
        <Crest of={team} size="lg" />
      </div>
      <div className="min-w-0 ps-[calc(3.9*var(--metre))] pe-4">
        <p className="label text-quiet">
          {champion || !leader ? t('champion') : t('leaderRecord', { record: formatRecord(locale, leader) })}
        </p>
        <p className="headline text-2xl">{team.name}</p>
      </div>
    </div>
  );
}
