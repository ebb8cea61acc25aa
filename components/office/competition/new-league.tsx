'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { commandApi } from '#lib/api/client.ts';
import { createLeague, deleteLeague } from '#lib/api/contract/competition/leagues.ts';
import { maxName } from '#lib/api/contract/competition/names.ts';

/** Adds a league to a season; everything else of it can be changed in the league. */
export function NewLeague({ seasonId }: { seasonId: string }) {
  const t = useTranslations('office-competition');
  const office = useTranslations('office');
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'league' | 'tournament'>('league');
  const { change, isBusy } = useOfficeChange();
  const undo = (leagueId: string) =>
    change(
      () => commandApi(deleteLeague, { params: { leagueId }, body: {} }),
      () => ({ text: t('deleted', { name }) }),
    );
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const added = await change(
      () => commandApi(createLeague, { params: { seasonId }, body: { name, kind } }),
      ({ id }) => ({ text: t('added', { name }), undo: { label: office('undo'), run: () => void undo(id) } }),
    );
    if (added) setName('');
  };
  return (
    <form
      noValidate
      className="grid items-end gap-4 pt-2 sm:grid-cols-[2fr_1fr_auto]"
      onSubmit={(event) => void add(event)}
    >
      <TextField
        path={`newLeague.${seasonId}`}
        label={t('name')}
        autoComplete="off"
        maxLength={maxName}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Select
        size="md"
        label={t('kindLabel')}
        options={(['league', 'tournament'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onValueChange={setKind}
      />
      <Button type="submit" variant="primary" disabled={isBusy || name.trim() === ''}>
        {t('add')}
      </Button>
    </form>
  );
}
