import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { FittedName } from '#components/screens/shared/fitted-name.tsx';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { Place } from './place.ts';

/** The crest and name of a team on its colour. */
export function TeamBar({ team, side, place }: { team: TeamRef | null; side: Side; place: Place }) {
  const t = useTranslations('entity');
  return (
    <div className="team-bar" data-side={side} data-place={place}>
      {team && <Crest of={team} isOnScreen />}
      <FittedName name={team?.shortName ?? t('teamOpen')} className="team-bar-name" />
    </div>
  );
}
