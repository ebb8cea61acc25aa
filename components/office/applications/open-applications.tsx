'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { CopyField } from '#components/ui/copy-field.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { ChoiceField, LongTextField, TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { openApplications } from '#lib/api/contract/application/office.ts';
import { listSeasons } from '#lib/api/contract/season.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { linesOf } from '#lib/office/lines-of.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';

type Opened = { id: string; path: string; invitee: string | null };

/** Opens applications for a league, and shows the links that its teams get. */
export function OpenApplications() {
  const t = useTranslations('office-applications');
  const locale = usePageLocale();
  const [leagueId, setLeagueId] = useState('');
  const [teams, setTeams] = useState('');
  const [lastDay, setLastDay] = useState('');
  const [opened, setOpened] = useState<readonly Opened[]>([]);
  const { change, isBusy } = useOfficeChange();
  const { data } = useOfficeQuery(apiQuery(listSeasons, { params: {}, query: { locale } }));
  const leagues = (data?.seasons ?? []).flatMap((season) =>
    season.leagues.map(({ id, name }) => ({ id, label: `${name}, ${season.name}` })),
  );
  const open = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const closesAt = lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString();
    const done = await change(
      () => commandApi(openApplications, { body: { leagueId, invitees: linesOf(teams), closesAt } }),
      ({ items }) => ({ text: t('opened', { count: items.length }) }),
    );
    if (!done) return;
    setOpened(done.items);
    setTeams('');
  };
  return (
    <Disclosure summary={t('open')}>
      <form noValidate onSubmit={(event) => void open(event)} className="flex max-w-2xl flex-col gap-4 py-3">
        <ChoiceField
          path="league"
          label={t('league')}
          value={leagueId}
          onChange={({ currentTarget }) => setLeagueId(currentTarget.value)}
        >
          <option value="">{t('chooseLeague')}</option>
          {leagues.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </ChoiceField>
        <LongTextField
          path="invitees"
          label={t('invitees')}
          help={t('inviteesHelp')}
          value={teams}
          onChange={({ currentTarget }) => setTeams(currentTarget.value)}
        />
        <TextField
          path="closesAt"
          type="date"
          label={t('lastDay')}
          value={lastDay}
          onChange={({ currentTarget }) => setLastDay(currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="primary" disabled={isBusy || leagueId === ''}>
            {t('openNow')}
          </Button>
        </div>
        {opened.map(({ id, path, invitee }) => (
          <ApplicationLink key={id} path={withLocale(locale, path)} label={invitee ?? t('anybody')} />
        ))}
      </form>
    </Disclosure>
  );
}

/** The link of an application: whoever has it can fill it in. */
export function ApplicationLink({ path, label }: { path: string; label: string }) {
  const t = useTranslations('office-applications');
  return (
    <CopyField
      label={label}
      address={`${window.location.origin}${path}`}
      labels={{ copy: t('copy'), copied: t('copied') }}
    />
  );
}
