'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { nameOf } from '#components/office/people/person-line.tsx';
import { PersonSearch } from '#components/office/people/person-search.tsx';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import type { TaggedPerson } from '#lib/api/contract/gallery-record.ts';

type Props = {
  /** The place of the photo, from 1. */
  number: number;
  people: readonly TaggedPerson[];
  onChange: (people: TaggedPerson[]) => void;
};

/** Who is in a photo, and a search for others. A photo with somebody whose picture is not public is shown to nobody: that is said here. */
export function PhotoPeople({ number, people, onChange }: Props) {
  const t = useTranslations('office-photos.people');
  const [isOpen, setOpen] = useState(false);
  const withheld = people.filter(({ isPublic }) => !isPublic).map(({ name }) => name);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {people.map(({ id, name }) => (
        <Button
          key={id}
          aria-label={t('remove', { name })}
          onClick={() => onChange(people.filter((one) => one.id !== id))}
        >
          {name} ×
        </Button>
      ))}
      <OfficeDialog
        title={t('title', { number })}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<Button aria-label={t('addTo', { number })}>{t('add')}</Button>}
      >
        <PersonSearch
          isChoosable={({ id }) => !people.some((one) => one.id === id)}
          onChoose={(person) => {
            // Whether the picture is public is known once it is saved.
            onChange([...people, { id: person.id, name: nameOf(person), isPublic: true }]);
            setOpen(false);
          }}
        />
      </OfficeDialog>
      {withheld.length > 0 && (
        <p className="basis-full text-sm font-semibold text-warning">{t('withheld', { names: withheld.join(', ') })}</p>
      )}
    </div>
  );
}
