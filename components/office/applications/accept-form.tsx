'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { acceptApplication } from '#lib/api/contract/application/office.ts';
import type { OfficeApplication } from './answers.tsx';

/** The team and the players that will be made, to be corrected before they are. */
export function AcceptForm({ application, onDone }: { application: OfficeApplication; onDone: () => void }) {
  const t = useTranslations('office-applications');
  const given = application.draft.team;
  const [team, setTeam] = useState({ name: given.name, shortName: given.shortName || given.name, code: given.code });
  const [players, setPlayers] = useState(application.squad);
  const { change, isBusy } = useOfficeChange();
  const isComplete =
    team.name.trim().length >= 2 &&
    team.shortName.trim() !== '' &&
    /^[\p{L}\p{N}]{2,5}$/u.test(team.code.trim()) &&
    players.every(({ lastName }) => lastName.trim() !== '');
  const accept = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isComplete) return;
    const done = await change(
      () => commandApi(acceptApplication, { params: { application: application.id }, body: { team, players } }),
      () => ({ text: t('accepted', { team: team.name }) }),
    );
    if (done) onDone();
  };
  const rename = (index: number, names: { firstName?: string; lastName?: string }) =>
    setPlayers(players.map((player, at) => (at === index ? { ...player, ...names } : player)));
  return (
    <form noValidate onSubmit={(event) => void accept(event)} className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t('willBeMade')}</h3>
      <div className="grid gap-3 sm:grid-cols-3">
        {(['name', 'shortName', 'code'] as const).map((field) => (
          <TextField
            key={field}
            path={`team.${field}`}
            label={t(`team.${field}`)}
            autoComplete="off"
            maxLength={field === 'code' ? 5 : 120}
            value={team[field]}
            onChange={({ currentTarget }) => setTeam({ ...team, [field]: currentTarget.value })}
            problem={field === 'code' && !/^[\p{L}\p{N}]{2,5}$/u.test(team.code.trim()) ? t('problem.code') : undefined}
          />
        ))}
      </div>
      <ol className="flex flex-col gap-2">
        {application.squad.map((player, index) => (
          <li key={`${player.number} ${player.firstName} ${player.lastName}`} className="grid grid-cols-2 gap-2">
            {(['firstName', 'lastName'] as const).map((field) => (
              <TextField
                key={field}
                path={`players.${index}.${field}`}
                label={t(`player.${field}`, { number: index + 1 })}
                autoComplete="off"
                maxLength={80}
                value={players[index]?.[field] ?? ''}
                onChange={({ currentTarget }) => rename(index, { [field]: currentTarget.value })}
              />
            ))}
          </li>
        ))}
      </ol>
      <Button type="submit" variant="primary" disabled={isBusy || !isComplete}>
        {t('accept', { count: players.length })}
      </Button>
    </form>
  );
}
