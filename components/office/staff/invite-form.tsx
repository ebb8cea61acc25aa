'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { Select } from '#components/ui/select.tsx';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { type StaffRole, staffRoles } from '#lib/api/contract/staff.ts';
import { grantRole } from '#lib/api/contract/staff-members.ts';
import { LinkToHand } from './link-to-hand.tsx';

const empty = { email: '', name: '' };

/** Grants a role; for somebody who is not signed in yet it shows the link to hand over. */
export function InviteForm() {
  const t = useTranslations('office.staff');
  const [fields, setFields] = useState(empty);
  const [role, setRole] = useState<StaffRole>('scorer');
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set());
  const [link, setLink] = useState<{ name: string; path: string; mailedTo: string | null } | null>(null);
  const { change, isBusy } = useOfficeChange();
  const onRefusal = ({ issues }: ApiFailure) => setFaults(new Set(issues?.map(({ path }) => path) ?? ['email']));
  const invite = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFaults(new Set());
    const answer = await change(
      () => commandApi(grantRole, { body: { ...fields, role } }),
      ({ member }) => ({ text: t('granted', { name: member.name, role: t(`role.${role}`) }) }),
      onRefusal,
    );
    if (!answer) return;
    setFields(empty);
    setLink(answer.signInLink && { name: answer.member.name, ...answer.signInLink });
  };
  return (
    <Section title={t('invite')}>
      <form
        noValidate
        className="grid items-end gap-4 py-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
        onSubmit={(event) => void invite(event)}
      >
        <TextField
          path="name"
          label={t('name')}
          autoComplete="off"
          maxLength={100}
          value={fields.name}
          onChange={({ currentTarget }) => setFields({ ...fields, name: currentTarget.value })}
          problem={faults.has('name') ? t('problem.name') : undefined}
        />
        <TextField
          path="email"
          label={t('email')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={fields.email}
          onChange={({ currentTarget }) => setFields({ ...fields, email: currentTarget.value })}
          problem={faults.has('email') ? t('problem.email') : undefined}
        />
        <Select
          label={t('roleLabel')}
          options={staffRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
          value={role}
          onValueChange={setRole}
        />
        <Button type="submit" variant="primary" disabled={isBusy}>
          {t('grant')}
        </Button>
      </form>
      <p className="text-sm text-quiet">{t(`may.${role}`)}</p>
      {link && <LinkToHand {...link} />}
    </Section>
  );
}
