'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '#components/ui/field.tsx';
import type { OfficialRecord } from '#lib/api/contract/people/officials.ts';

export type OfficialValues = Pick<OfficialRecord, 'firstName' | 'lastName' | 'level' | 'email' | 'phone'>;

const mail = /^\S+@\S+\.\S+$/;
export const isCompleteOfficial = ({ lastName, email }: OfficialValues): boolean =>
  lastName.trim() !== '' && (email === null || mail.test(email));

/** Name, level of the licence, and how the office reaches an official. */
export function OfficialFields({
  values: { firstName, lastName, level, email, phone },
  set,
}: {
  values: OfficialValues;
  set: (values: Partial<OfficialValues>) => void;
}) {
  const t = useTranslations('office-officials');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        path="official.firstName"
        label={t('firstName')}
        autoComplete="off"
        maxLength={80}
        value={firstName}
        onChange={({ currentTarget }) => set({ firstName: currentTarget.value })}
      />
      <TextField
        path="official.lastName"
        label={t('lastName')}
        autoComplete="off"
        maxLength={80}
        value={lastName}
        onChange={({ currentTarget }) => set({ lastName: currentTarget.value })}
      />
      <TextField
        path="official.level"
        label={t('level')}
        autoComplete="off"
        maxLength={60}
        value={level ?? ''}
        onChange={({ currentTarget }) => set({ level: currentTarget.value || null })}
      />
      <TextField
        path="official.phone"
        label={t('phone')}
        type="tel"
        autoComplete="off"
        maxLength={40}
        value={phone ?? ''}
        onChange={({ currentTarget }) => set({ phone: currentTarget.value || null })}
      />
      <TextField
        path="official.email"
        label={t('email')}
        help={t('contactHelp')}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email ?? ''}
        onChange={({ currentTarget }) => set({ email: currentTarget.value.trim() || null })}
        problem={email === null || mail.test(email) ? undefined : t('problem.email')}
      />
    </div>
  );
}
