'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeChange, type useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { LongTextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import {
  type EnteredTeam,
  enterTeams,
  type ManagedLeague,
  withdrawEntry,
} from '#lib/api/contract/competition/leagues.ts';
import { linesOf } from '#lib/office/lines-of.ts';
import { EarlierTeams } from './earlier-teams.tsx';
import { TeamDialog } from './records/team-dialog.tsx';

type Props = {
  league: ManagedLeague;
  query: ReturnType<typeof useOfficeQuery<{ items: EnteredTeam[] }, readonly unknown[]>>;
};

/** The teams of a league; more are entered one a line, or taken over from another league. */
export function TeamEntries({ league, query }: Props) {
  const t = useTranslations('office-competition');
  const office = useTranslations('office');
  const [text, setText] = useState('');
  const { change, isBusy } = useOfficeChange();
  const remove = (teamId: string, games: number) =>
    commandApi(withdrawEntry, { params: { teamId }, body: { removing: { games } } });
  const undo = (added: readonly { id: string }[]) =>
    change(
      () => Promise.all(added.map(({ id }) => remove(id, 0))),
      () => ({ text: t('undone') }),
    );
  const enter = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = await change(
      () => commandApi(enterTeams, { params: { leagueId: league.id }, body: { names: linesOf(text) } }),
      ({ added }) => ({
        text: t('teamsAdded', { count: added.length }),
        ...(added.length > 0 && { undo: { label: office('undo'), run: () => void undo(added) } }),
      }),
    );
    if (entered) setText('');
  };
  const takeOver = (names: readonly string[]) => {
    const known = new Set([...linesOf(text), ...(query.data?.items.map(({ name }) => name) ?? [])]);
    setText([...linesOf(text), ...names.filter((name) => !known.has(name))].join('\n'));
  };
  return (
    <Section title={t('teams')}>
      <QueryList query={query} nothing={t('noTeams')}>
        {({ id, name, code, games, ...team }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line py-2">
            <span className="min-w-0 grow font-semibold wrap-anywhere">
              {name} <span className="font-normal text-quiet">{code}</span>
            </span>
            <span className="text-sm text-quiet">{t('gamesCount', { count: games })}</span>
            <TeamDialog
              team={{ id, name, code, games, ...team }}
              others={query.data?.items.filter((other) => other.id !== id) ?? []}
            />
            <ConfirmedButton
              label={t('delete')}
              fullLabel={t('deleteTeam', { name })}
              title={name}
              question={t('deleteTeamQuestion', { name, games })}
              onConfirm={() =>
                change(
                  () => remove(id, games),
                  () => ({ text: t('deleted', { name }) }),
                )
              }
            />
          </li>
        )}
      </QueryList>
      <form className="mt-4 grid gap-4 sm:grid-cols-2" onSubmit={(event) => void enter(event)}>
        <LongTextField
          path="newTeams"
          label={t('newTeams')}
          help={t('newTeamsHelp')}
          rows={6}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <EarlierTeams league={league} onChoose={takeOver} />
        <span>
          <Button type="submit" disabled={isBusy || linesOf(text).length === 0}>
            {t('enterTeams', { count: linesOf(text).length })}
          </Button>
        </span>
      </form>
    </Section>
  );
}
