'use client';

import { useTranslations } from 'next-intl';
import { commandApi } from '#lib/api/client.ts';
import type { SquadRef } from '#lib/api/contract/fantasy/common.ts';
import { removeFromPrivateLeague } from '#lib/api/contract/fantasy/private-leagues.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { ConfirmCommand } from './confirm-command.tsx';

/** Lets the owner remove a squad from a private league. */
export function RemoveMember({
  squad,
  id,
  league: { season, league },
  onRemoved,
}: {
  squad: SquadRef;
  id: string;
  league: LeagueParams;
  onRemoved: () => void;
}) {
  const t = useTranslations('fantasy-leagues.actions');
  const params = { season, league, id, squad: String(squad.number) };
  return (
    <ConfirmCommand
      label={t('remove')}
      title={t('removeTitle', { squad: squad.name })}
      text={t('removeText')}
      send={() => commandApi(removeFromPrivateLeague, { params, body: {} })}
      onDone={onRemoved}
    />
  );
}
