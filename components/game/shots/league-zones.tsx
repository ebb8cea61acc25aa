'use client';

import { useQuery } from '@tanstack/react-query';
import { getShotZones } from '#lib/api/contract/league-shots.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { queryClient } from '#lib/api/queries/query-client.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { ShotZones, type ShotZonesProps } from './shot-zones.tsx';

/** The table of zones with the shares of the league, fetched so that no page of a game depends on all games of its league. */
export function LeagueZones({ league, ...table }: ShotZonesProps & { league: { season: string; slug: string } }) {
  const params = { season: league.season, league: league.slug };
  const { data } = useQuery(apiQuery(getShotZones, { params, query: { locale: usePageLocale() } }), queryClient);
  return <ShotZones {...table} {...(data && { leagueZones: data.zones })} />;
}
