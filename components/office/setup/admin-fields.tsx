'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '#components/ui/field.tsx';
import type { FieldsProps } from './fields-props.ts';

/** Who runs the site. */
export function AdminFields({ draft, set, faults }: FieldsProps) {
  const t = useTranslations('setup');
  return (
    <div className="grid gap-4 py-3 sm:grid-cols-2">
      <TextField
        path="admin.name"
        label={t('name')}
        autoComplete="name"
        maxLength={100}
        value={draft.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        problem={faults.has('admin.name') ? t('problem.name') : undefined}
      />
      <TextField
        path="admin.email"
        label={t('email')}
        help={t('emailHelp')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={draft.email}
        onChange={({ currentTarget }) => set({ email: currentTarget.value })}
        problem={faults.has('admin.email') ? t('problem.email') : undefined}
      />
    </div>
  );
}
