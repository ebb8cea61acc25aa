'use client';

import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { SquadRef } from '#lib/api/contract/fantasy/common.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';
import { RenameSquad } from './rename-squad.tsx';

/** From the own squad to what others see of it, to its private leagues, and to another name. */
export function SquadLinks({
  league,
  squad,
  onRenamed,
}: {
  league: LeagueParams;
  squad: SquadRef;
  onRenamed: () => void;
}) {
  const t = useTranslations('fantasy-squad');
  const fantasy = useTranslations('fantasy');
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={paths.fantasySquad(league.season, league.league, squad.number)} prefetch={false} size="sm">
        {t('share')}
      </ButtonLink>
      <ButtonLink href={paths.fantasyLeagues(league.season, league.league)} prefetch={false} size="sm">
        {fantasy('privateLeagues')}
      </ButtonLink>
      <RenameSquad key={squad.name} league={league} name={squad.name} onRenamed={onRenamed} />
    </div>
  );
}
