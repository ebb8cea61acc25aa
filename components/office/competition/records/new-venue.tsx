'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { commandApi } from '#lib/api/client.ts';
import { createVenue, deleteVenue } from '#lib/api/contract/competition/venues.ts';
import { FactField } from './text-fields.tsx';

/** Adds a venue by name and city; the rest is in its form. */
export function NewVenue() {
  const t = useTranslations('office-records');
  const office = useTranslations('office');
  const { change, isBusy } = useOfficeChange();
  const [name, setName] = useState('');
  const [city, setCity] = useState('');
  const undo = (venueId: string) =>
    change(
      () => commandApi(deleteVenue, { params: { venueId }, body: {} }),
      (deleted) => ({ text: t('deleted', { name: deleted.name }) }),
    );
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const added = await change(
      () => commandApi(createVenue, { params: {}, body: { name, ...(city.trim() !== '' && { city }) } }),
      (venue) => ({
        text: t('added', { name: venue.name }),
        undo: { label: office('undo'), run: () => void undo(venue.id) },
      }),
    );
    if (added) setName('');
  };
  return (
    <form
      noValidate
      className="mt-6 grid items-end gap-4 sm:grid-cols-[2fr_1fr_auto]"
      onSubmit={(event) => void add(event)}
    >
      <FactField id="new" fact="name" label={t('newVenue')} value={name} onChange={setName} />
      <FactField id="new" fact="city" label={t('fact.city')} value={city} onChange={setCity} />
      <Button type="submit" disabled={isBusy || name.trim() === ''}>
        {t('add')}
      </Button>
    </form>
  );
}
