'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { maxName } from '#lib/api/contract/competition/names.ts';
import { createSeason, deleteSeason } from '#lib/api/contract/competition/seasons.ts';

const empty = { name: '', startsOn: '', endsOn: '' };

/** Adds a season by its name, with dates where they are known. */
export function NewSeason() {
  const t = useTranslations('office-competition');
  const office = useTranslations('office');
  const [fields, setFields] = useState(empty);
  const { change, isBusy } = useOfficeChange();
  const undo = (seasonId: string, name: string) =>
    change(
      () => commandApi(deleteSeason, { params: { seasonId }, body: {} }),
      () => ({ text: t('deleted', { name }) }),
    );
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, startsOn, endsOn } = fields;
    const added = await change(
      () => commandApi(createSeason, { body: { name, startsOn: startsOn || null, endsOn: endsOn || null } }),
      ({ id }) => ({
        text: t('added', { name }),
        undo: { label: office('undo'), run: () => void undo(id, name) },
      }),
    );
    if (added) setFields(empty);
  };
  return (
    <Section title={t('addSeason')}>
      <form
        noValidate
        className="grid items-end gap-4 py-3 sm:grid-cols-[2fr_1fr_1fr_auto]"
        onSubmit={(event) => void add(event)}
      >
        <TextField
          path="newSeason.name"
          label={t('name')}
          placeholder="2026/27"
          autoComplete="off"
          maxLength={maxName}
          value={fields.name}
          onChange={({ currentTarget }) => setFields({ ...fields, name: currentTarget.value })}
        />
        <TextField
          path="newSeason.startsOn"
          label={t('startsOn')}
          optional={office('optional')}
          type="date"
          value={fields.startsOn}
          onChange={({ currentTarget }) => setFields({ ...fields, startsOn: currentTarget.value })}
        />
        <TextField
          path="newSeason.endsOn"
          label={t('endsOn')}
          optional={office('optional')}
          type="date"
          value={fields.endsOn}
          onChange={({ currentTarget }) => setFields({ ...fields, endsOn: currentTarget.value })}
        />
        <Button type="submit" variant="primary" disabled={isBusy || fields.name.trim() === ''}>
          {t('add')}
        </Button>
      </form>
    </Section>
  );
}
