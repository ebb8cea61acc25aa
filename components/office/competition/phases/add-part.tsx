'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { maxName } from '#lib/api/contract/competition/names.ts';

type Props = {
  path: string;
  label: string;
  help: string;
  isNameNeeded?: boolean;
  onAdd: (name: string) => Promise<{ name: string }>;
};

/** Adds a group or a round by name. */
export function AddPart({ path, label, help, isNameNeeded = false, onAdd }: Props) {
  const t = useTranslations('office-phases');
  const [name, setName] = useState('');
  const { change, isBusy } = useOfficeChange();
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const added = await change(
      () => onAdd(name.trim()),
      (made) => ({ text: t('added', { name: made.name }) }),
    );
    if (added) setName('');
  };
  return (
    <form noValidate className="flex flex-wrap items-start gap-3 py-2" onSubmit={(event) => void add(event)}>
      <TextField
        className="grow basis-48"
        path={path}
        label={label}
        help={help}
        autoComplete="off"
        maxLength={maxName}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" className="mt-6" disabled={isBusy || (isNameNeeded && name.trim() === '')}>
        {t('add')}
      </Button>
    </form>
  );
}
