import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import type { LeagueInSeason } from '#lib/api/readers/season-leagues.ts';

/** Champion or first team of the standings: crest, and a caption above the name. */
export function FirstTeam({ league: { champion }, leader }: LeagueInSeason) {
  const t = useTranslations('season');
  const team = champion ?? leader?.team;
  if (!team) return null;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Crest of={team} size="md" />
      <span className="min-w-0">
        <span className="label block text-quiet">{champion ? t('champion') : t('leader')}</span>
        <span className="block truncate font-bold">{team.name}</span>
      </span>
    </span>
  );
}
