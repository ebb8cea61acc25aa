'use client';

import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { useAddress } from '#components/ui/use-address.ts';
import { ownSquadQuery, privateLeaguesQuery } from '#lib/api/queries/fantasy.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { CreateForm } from './create-form.tsx';
import { Invited, SquadFirst } from './first-steps.tsx';
import { JoinForm } from './join-form.tsx';
import { LeagueList } from './league-list.tsx';
import { LeaguePage } from './league-page.tsx';

/** The private leagues of a visitor with an account, one of them, or the way to a squad. */
export function MemberLeagues({ league, token }: { league: LeagueParams; token: string }) {
  const locale = usePageLocale();
  const [{ join = '', id }, setAddress] = useAddress(['join', 'id']);
  const own = useOwnQuery(token, ownSquadQuery(league, locale));
  const leagues = useOwnQuery(token, privateLeaguesQuery(league, locale));
  const reload = () => void Promise.all([own.refetch(), leagues.refetch()]);
  if (!own.data || !leagues.data) return <LoadingState isError={own.isError || leagues.isError} onRetry={reload} />;
  if (!own.data.squad) return <SquadFirst code={join} league={league} />;
  const open = (next: string) => {
    setAddress('join', '');
    setAddress('id', next);
    reload();
  };
  if (id) return <LeaguePage key={id} league={league} id={id} token={token} onLeave={() => open('')} />;
  return (
    <div className="flex flex-col gap-10">
      {join && <Invited code={join} league={league} onJoined={open} />}
      <LeagueList leagues={leagues.data.items} league={league} onOpen={open} />
      <div className="grid gap-10 lg:grid-cols-2">
        <JoinForm league={league} onJoined={open} />
        <CreateForm league={league} onCreated={open} />
      </div>
    </div>
  );
}
