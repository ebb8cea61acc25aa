'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { changeVenue, type ManagedVenue } from '#lib/api/contract/competition/venues.ts';
import { mapLink } from '#lib/map-link.ts';
import { factNumber, factText } from './fact-text.ts';
import { FactField, RecordNames } from './text-fields.tsx';

const places = ['city', 'country', 'address'] as const;
const numbers = ['latitude', 'longitude', 'capacity'] as const;

/** Everything of a venue, saved as one. */
export function VenueForm({ read }: { read: ManagedVenue }) {
  const t = useTranslations('office-records');
  const form = useRecord(read, {
    send: ({ id, slug, games, ...body }) => commandApi(changeVenue, { params: { venueId: read.id }, body }),
    answer: changeVenue.answer,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const { record: venue, set } = form;
  const [typed, setTyped] = useState<Partial<Record<(typeof numbers)[number], string>>>({});
  const wrong = numbers.filter((field) => factNumber(typed[field] ?? '') === undefined);
  const isPlace = (venue.latitude === null) === (venue.longitude === null);
  const isZone = Intl.supportedValuesOf('timeZone').includes(venue.timeZone) || venue.timeZone === 'UTC';
  const isComplete = venue.name.trim() !== '' && wrong.length === 0 && isPlace && isZone;
  const problemOf = (field: (typeof numbers)[number]) => {
    if (wrong.includes(field)) return t('problem.number');
    return field === 'longitude' && !isPlace ? t('problem.place') : undefined;
  };
  const type = (field: (typeof numbers)[number], text: string) => {
    setTyped({ ...typed, [field]: text });
    const number = factNumber(text);
    if (number !== undefined) set({ [field]: number });
  };
  const link = mapLink(venue);
  return (
    <RecordForm
      record={form}
      of={{ noun: 'venue', id: venue.id }}
      isComplete={isComplete}
      fieldLabel={(field) => labelOf(field, t)}
      onSaved={() => setTyped({})}
      className="flex flex-col gap-4"
    >
      <RecordNames record={venue} onChange={set} />
      <div className="grid gap-4 sm:grid-cols-2">
        {places.map((field) => (
          <FactField
            key={field}
            id={venue.id}
            fact={field}
            label={t(`fact.${field}`)}
            maxLength={field === 'address' ? 300 : 120}
            value={venue[field]}
            onChange={(text) => set({ [field]: factText(text) })}
          />
        ))}
        <TextField
          path={`record.${venue.id}.timeZone`}
          label={t('fact.timeZone')}
          help={t('zoneHelp')}
          problem={isZone ? undefined : t('problem.zone')}
          list="zones-of-venues"
          autoComplete="off"
          maxLength={64}
          value={venue.timeZone}
          onChange={({ currentTarget }) => set({ timeZone: currentTarget.value.trim() })}
        />
        <datalist id="zones-of-venues">
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        {numbers.map((field) => (
          <FactField
            key={field}
            id={venue.id}
            fact={field}
            label={t(`fact.${field}`)}
            isNumber
            maxLength={20}
            value={typed[field] ?? venue[field]}
            problem={problemOf(field)}
            onChange={(text) => type(field, text)}
          />
        ))}
      </div>
      {link && (
        <p>
          <a href={link} target="_blank" rel="noreferrer" className="font-semibold text-link">
            {t('onMap')}
          </a>
        </p>
      )}
    </RecordForm>
  );
}

const labels = [...places, ...numbers, 'timeZone'] as const;

function labelOf(field: string, t: ReturnType<typeof useTranslations<'office-records'>>): string {
  const known = labels.find((label) => label === field);
  return known ? t(`fact.${known}`) : t(field === 'names' ? 'names' : 'name');
}
