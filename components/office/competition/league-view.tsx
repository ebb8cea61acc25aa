'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { useMember } from '#components/office/shared/member-context.ts';
import { Opening } from '#components/office/shared/opening.tsx';
import { refusalText, useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { replaceInAddress } from '#components/ui/use-address.ts';
import { commandApi } from '#lib/api/client.ts';
import { deleteLeague, getManagedLeague, listEnteredTeams } from '#lib/api/contract/competition/leagues.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { mayCall } from '#lib/office/own-scope.ts';
import { paths } from '#lib/paths.ts';
import { Decisions } from './decisions.tsx';
import { LeagueForm } from './league-form.tsx';
import { OfficeLink } from './office-link.tsx';
import { Phases } from './phases/phases.tsx';
import { Playoffs } from './playoffs/playoffs.tsx';
import { TeamEntries } from './team-entries.tsx';

/** Everything of a league: its form, its teams, and the decisions on its table. */
export function LeagueView({ leagueId }: { leagueId: string }) {
  const t = useTranslations('office-competition');
  const office = useTranslations('office');
  const { change } = useOfficeChange();
  const mayDelete = mayCall(useMember().grants, deleteLeague);
  const params = { leagueId };
  const query = useOfficeQuery(apiQuery(getManagedLeague, { params, query: {} }));
  const teams = useOfficeQuery(apiQuery(listEnteredTeams, { params, query: {} }));
  const league = query.isFetchedAfterMount ? query.data : undefined;
  const back = <OfficeLink path={paths.office('competition')}>{t('allSeasons')}</OfficeLink>;
  if (query.isError)
    return <EmptyState title={office('failedTitle')} text={refusalText(query.error, office)} action={back} />;
  if (!league) return <Opening />;
  const removing = { teams: teams.data?.items.length ?? 0, games: league.games };
  const remove = async () => {
    const deleted = await change(
      () => commandApi(deleteLeague, { params, body: { removing } }),
      ({ name }) => ({ text: t('deleted', { name }) }),
    );
    if (deleted) replaceInAddress({ league: '' });
  };
  return (
    <div className="flex flex-col gap-10">
      <p>
        {back} <span className="text-quiet">· {league.season.name}</span>
      </p>
      <h2 className="headline text-2xl">{league.name}</h2>
      <LeagueForm read={league} />
      <TeamEntries league={league} query={teams} />
      <Phases leagueId={leagueId} teams={teams.data?.items ?? []} />
      <Decisions leagueId={leagueId} />
      <Playoffs leagueId={leagueId} />
      {mayDelete && league.gamesWithResult === 0 && teams.data && (
        <p>
          <ConfirmedButton
            label={t('deleteLeague')}
            title={league.name}
            question={t('deleteLeagueQuestion', { name: league.name, ...removing })}
            onConfirm={remove}
          />
        </p>
      )}
    </div>
  );
}
