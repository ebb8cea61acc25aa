'use client';

import { type SubmitEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';

type Props = { label: string; action: string; isBusy: boolean; onMake: (title: string) => Promise<unknown> };

/** Begins something by its title. */
export function TitledForm({ label, action, isBusy, onMake }: Props) {
  const [title, setTitle] = useState('');
  const make = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onMake(title);
  };
  return (
    <form noValidate onSubmit={make} className="mb-6 flex flex-wrap items-end gap-3">
      <TextField
        path="newTitle"
        label={label}
        className="grow basis-60"
        autoComplete="off"
        maxLength={300}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Button type="submit" disabled={isBusy || title.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
