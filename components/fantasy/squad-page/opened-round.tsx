'use client';

import { useQuery } from '@tanstack/react-query';
import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { fantasySquadRoundQuery } from '#lib/api/queries/fantasy.ts';
import { queryClient } from '#lib/api/queries/query-client.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { RoundPicks } from './round-picks.tsx';

type Props = { league: LeagueParams; squad: number; round: number };

/** An earlier round of a squad, fetched when it is opened. */
export function OpenedRound(props: Props) {
  return (
    <Texts of={['fantasy', 'fantasy-pages', 'positions', 'profile', 'statistics']}>
      <Fetched {...props} />
    </Texts>
  );
}

function Fetched({ league, squad, round }: Props) {
  const { data, isError, refetch } = useQuery(
    fantasySquadRoundQuery({ ...league, squad }, round, usePageLocale()),
    queryClient,
  );
  if (!data?.shown) return <LoadingState isError={isError} onRetry={() => void refetch()} />;
  return <RoundPicks of={data.shown} league={league} />;
}
