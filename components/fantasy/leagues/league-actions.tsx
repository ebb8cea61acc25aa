'use client';

import { useTranslations } from 'next-intl';
import { SquadLink } from '#components/fantasy/table/squad-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { leavePrivateLeague, type PrivateLeaguePage } from '#lib/api/contract/fantasy/private-leagues.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { ConfirmCommand } from './confirm-command.tsx';

/** Whose league it is, and the way out of it: for its owner the end of it, for members until duels are drawn. */
export function LeagueActions({
  page: { id, owner, isOwner, isStarted },
  league,
  onLeave,
}: {
  page: PrivateLeaguePage;
  league: LeagueParams;
  onLeave: () => void;
}) {
  const t = useTranslations('fantasy-leagues.actions');
  const params = { season: league.season, league: league.league, id };
  const action = isOwner ? 'end' : 'leave';
  return (
    <Section title={t('owner')}>
      <p className="wrap-anywhere pb-4">
        <SquadLink squad={owner} league={league} />
      </p>
      {(isOwner || !isStarted) && (
        <ConfirmCommand
          label={t(action)}
          title={t(action)}
          text={t(`${action}Text`)}
          send={() => commandApi(leavePrivateLeague, { params, body: {} })}
          onDone={onLeave}
        />
      )}
    </Section>
  );
}
