'use client';

import { useTranslations } from 'next-intl';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { DuelRow } from '#components/fantasy/leagues/duel-row.tsx';
import { privateLeagueQuery, privateLeaguesQuery } from '#lib/api/queries/fantasy.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Props = { league: LeagueParams; round: number; squad: number; token: string };

/** The duels of the visitor's squad in a round, in each private league that plays head to head. */
export function OwnDuels(props: Props) {
  const { data } = useOwnQuery(props.token, privateLeaguesQuery(props.league, usePageLocale()));
  return (data?.items ?? [])
    .filter(({ kind }) => kind === 'head-to-head')
    .map(({ id, name }) => <DuelsOfLeague key={id} id={id} name={name} {...props} />);
}

function DuelsOfLeague({ id, name, league, round, squad, token }: Props & { id: string; name: string }) {
  const t = useTranslations('fantasy-pages.round');
  const { data } = useOwnQuery(token, privateLeagueQuery({ ...league, id }, undefined, usePageLocale()));
  const own = (data?.fixtures ?? []).filter(
    (duel) => duel.round === round && (duel.home.number === squad || duel.away?.number === squad),
  );
  if (own.length === 0) return null;
  return (
    <div className="max-w-md pt-4">
      <p className="label text-quiet">
        {t('duels')}: {name}
      </p>
      <ul>
        {own.map((duel) => (
          <DuelRow key={duel.home.number} duel={duel} league={league} />
        ))}
      </ul>
    </div>
  );
}
