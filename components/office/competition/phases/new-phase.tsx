'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { commandApi } from '#lib/api/client.ts';
import { maxName } from '#lib/api/contract/competition/names.ts';
import { createPhase, deletePhase } from '#lib/api/contract/competition/phases.ts';
import { phaseKinds } from '#lib/api/contract/season.ts';

/** Adds a phase after the others. */
export function NewPhase({ leagueId }: { leagueId: string }) {
  const t = useTranslations('office-phases');
  const office = useTranslations('office');
  const kinds = useTranslations('competition');
  const [kind, setKind] = useState<(typeof phaseKinds)[number]>('group');
  const [name, setName] = useState('');
  const { change, isBusy } = useOfficeChange();
  const undo = (phaseId: string) =>
    change(
      () => commandApi(deletePhase, { params: { phaseId }, body: {} }),
      (deleted) => ({ text: t('deleted', { name: deleted.name }) }),
    );
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const own = name.trim();
    const added = await change(
      () => commandApi(createPhase, { params: { leagueId }, body: { kind, ...(own !== '' && { name: own }) } }),
      (made) => ({
        text: t('added', { name: made.name }),
        undo: { label: office('undo'), run: () => void undo(made.id) },
      }),
    );
    if (added) setName('');
  };
  return (
    <form
      noValidate
      className="mt-4 grid items-end gap-4 sm:grid-cols-[1fr_2fr_auto]"
      onSubmit={(event) => void add(event)}
    >
      <Select
        size="md"
        label={t('newPhase')}
        options={phaseKinds.map((value) => ({ value, label: kinds(`phases.${value}`) }))}
        value={kind}
        onValueChange={setKind}
      />
      <TextField
        path="newPhase.name"
        label={t('nameOrKind')}
        autoComplete="off"
        maxLength={maxName}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" disabled={isBusy}>
        {t('add')}
      </Button>
    </form>
  );
}
