'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useMember } from '#components/office/shared/member-context.ts';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { grantRole } from '#lib/api/contract/staff-members.ts';
import { newGrant, toGrantInput } from '#lib/office/grant-draft.ts';
import { GrantFields } from './grant-fields.tsx';
import { LinkToHand } from './link-to-hand.tsx';

const empty = { email: '', name: '' };

/** Grants a role; for somebody who is not signed in yet it shows the link to hand over. */
export function InviteForm() {
  const t = useTranslations('office.staff');
  const office = useTranslations('office');
  const [fields, setFields] = useState(empty);
  const { grants } = useMember();
  const [draft, setDraft] = useState(() => newGrant(grants));
  const [faults, setFaults] = useState<ReadonlySet<string>>(new Set());
  const [link, setLink] = useState<{ name: string; path: string; mailedTo: string | null } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const onRefusal = (failure: ApiFailure) => {
    if (failure.issues) setFaults(new Set(failure.issues.map(({ path }) => path)));
    else setRefusal(refusalText(failure, office));
  };
  const invite = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const grant = toGrantInput(draft);
    setFaults(new Set(grant ? [] : ['scope']));
    setRefusal(null);
    if (!grant) return;
    const answer = await change(
      () => commandApi(grantRole, { body: { ...fields, ...grant } }),
      ({ member }) => ({ text: t('granted', { name: member.name, role: t(`role.${draft.role}`) }) }),
      onRefusal,
    );
    if (!answer) return;
    setFields(empty);
    setLink(answer.signInLink && { name: answer.member.name, ...answer.signInLink });
  };
  return (
    <Section title={t('invite')}>
      <form noValidate className="grid items-start gap-4 py-3 sm:grid-cols-2" onSubmit={(event) => void invite(event)}>
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
        <GrantFields draft={draft} onChange={setDraft} problem={faults.has('scope') ? t('problem.scope') : undefined} />
        {refusal && (
          <p role="alert" className="font-semibold text-negative sm:col-span-full">
            {refusal}
          </p>
        )}
        <Button type="submit" variant="primary" disabled={isBusy} className="sm:justify-self-start">
          {t('grant')}
        </Button>
      </form>
      {link && <LinkToHand {...link} />}
    </Section>
  );
}
