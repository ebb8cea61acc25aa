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
import type { StaffGrant } from '#lib/api/contract/staff.ts';
import { type ListedMember, linkStaffMember, listStaffMembers, revokeGrant } from '#lib/api/contract/staff-members.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { formatDatedInstant } from '#lib/i18n/format/dated.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { ChangeGrant } from './change-grant.tsx';
import { LinkToHand } from './link-to-hand.tsx';
import { useGrantText } from './use-grant-text.ts';

/** Everybody with a role, each of which can be taken away. */
export function Members() {
  const t = useTranslations('office.staff');
  const query = useOfficeQuery(apiQuery(listStaffMembers, { params: {}, query: { locale: usePageLocale() } }));
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
  const [changed, setChanged] = useState<StaffGrant | null>(null);
  const [link, setLink] = useState<{ path: string; mailedTo: string | null } | null>(null);
  const { change, isBusy } = useOfficeChange();
  const { userId, name, email, grants, lastUsedAt } = member;
  const tell = useGrantText();
  const newLink = async () => {
    const made = await change(
      () => commandApi(linkStaffMember, { params: { userId }, body: {} }),
      () => ({ text: t('linkMade', { name }) }),
    );
    setLink(made);
  };
  const revoke = (grant: StaffGrant) =>
    change(
      () => commandApi(revokeGrant, { params: { userId, grantId: grant.id }, body: {} }),
      () => ({ text: t('revoked', { name, role: tell(grant) }) }),
    );
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="block text-sm text-quiet wrap-anywhere">
            {email} ·{' '}
            {lastUsedAt
              ? t('lastUsed', { when: formatDatedInstant(locale, lastUsedAt, visitorTimeZone()) })
              : t('neverUsed')}
          </span>
        </span>
        <Button size="sm" disabled={isBusy} onClick={() => void newLink()}>
          {t('newLink')}
        </Button>
      </div>
      <ul className="mt-2 flex flex-col gap-2">
        {grants.map((grant) => (
          <li key={grant.id} className="flex flex-wrap items-center gap-2">
            <span className="label min-w-0 grow wrap-anywhere">{tell(grant)}</span>
            {!(userId === own.userId && grant.role === 'admin') && (
              <>
                <Button
                  size="sm"
                  aria-label={t('changeRole', { name, role: tell(grant) })}
                  onClick={() => setChanged(grant)}
                >
                  {t('change')}
                </Button>
                <ConfirmedButton
                  label={t('revoke', { role: tell(grant) })}
                  title={name}
                  question={t('revokeQuestion', { name, role: tell(grant) })}
                  onConfirm={() => revoke(grant)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {changed && <ChangeGrant member={member} grant={changed} onSaved={setLink} onClose={() => setChanged(null)} />}
      {link && <LinkToHand name={name} {...link} />}
    </li>
  );
}
