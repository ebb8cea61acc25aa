'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { useMember } from '#components/office/shared/member-context.ts';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import type { StaffRole } from '#lib/api/contract/staff.ts';
import { type ListedMember, linkStaffMember, listStaffMembers, revokeRole } from '#lib/api/contract/staff-members.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { formatInstant } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { LinkToHand } from './link-to-hand.tsx';

const visitorTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Everybody with a role, each of which can be taken away. */
export function Members() {
  const t = useTranslations('office.staff');
  const query = useOfficeQuery(apiQuery(listStaffMembers, { params: {}, query: {} }));
  return (
    <Section title={t('members')}>
      <QueryList query={query} nothing={t('nobody')}>
        {(member) => <Member key={member.userId} member={member} />}
      </QueryList>
    </Section>
  );
}

function Member({ member }: { member: ListedMember }) {
  const t = useTranslations('office.staff');
  const locale = usePageLocale();
  const own = useMember();
  const [link, setLink] = useState<{ path: string; mailedTo: string | null } | null>(null);
  const { change, isBusy } = useOfficeChange();
  const { userId, name, email, roles, lastUsedAt } = member;
  const newLink = async () => {
    const made = await change(
      () => commandApi(linkStaffMember, { params: { userId }, body: {} }),
      () => ({ text: t('linkMade', { name }) }),
    );
    setLink(made);
  };
  const revoke = (role: StaffRole) =>
    change(
      () => commandApi(revokeRole, { params: { userId, role }, body: {} }),
      () => ({ text: t('revoked', { name, role: t(`role.${role}`) }) }),
    );
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-quiet wrap-anywhere">
            {email} ·{' '}
            {lastUsedAt
              ? t('lastUsed', { when: formatInstant(locale, lastUsedAt, visitorTimeZone(), 'dateAndTime') })
              : t('neverUsed')}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {roles.map((role) =>
            userId === own.userId && role === 'admin' ? (
              <span key={role} className="label text-quiet">
                {t(`role.${role}`)}
              </span>
            ) : (
              <ConfirmedButton
                key={role}
                label={t('revoke', { role: t(`role.${role}`) })}
                title={name}
                question={t('revokeQuestion', { name, role: t(`role.${role}`) })}
                onConfirm={() => revoke(role)}
              />
            ),
          )}
          <Button size="sm" disabled={isBusy} onClick={() => void newLink()}>
            {t('newLink')}
          </Button>
        </span>
      </div>
      {link && <LinkToHand name={name} {...link} />}
    </li>
  );
}
