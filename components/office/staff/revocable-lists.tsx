'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Section } from '#components/ui/section.tsx';
import { deviceName } from '#lib/account/device-name.ts';
import { commandApi } from '#lib/api/client.ts';
import * as calls from '#lib/api/contract/staff-access.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { formatDatedInstant } from '#lib/i18n/format/dated.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

const everything = { params: {}, query: {} };

/** Returns an instant in words, in the zone of the visitor. */
function useDated(): (instant: string) => string {
  const locale = usePageLocale();
  return (instant) => formatDatedInstant(locale, instant, visitorTimeZone());
}

/** Where members of staff are signed in. */
export function OpenSessions() {
  const t = useTranslations('office.staff');
  const dated = useDated();
  const query = useOfficeQuery(apiQuery(calls.listSessions, everything));
  return (
    <Section title={t('sessions')}>
      <QueryList query={query} nothing={t('noSessions')}>
        {({ id, name, userAgent, createdAt, lastUsedAt }) => (
          <Revocable
            key={id}
            name={name}
            about={`${deviceName(userAgent ?? '') ?? t('unknownDevice')} · ${t('lastUsed', { when: dated(lastUsedAt ?? createdAt) })}`}
            label={t('end')}
            question={t('endQuestion', { name })}
            revoke={() => commandApi(calls.revokeSession, { params: { sessionId: id }, body: {} })}
          />
        )}
      </QueryList>
    </Section>
  );
}

/** Links to sign in that nobody has used yet. */
export function OpenLinks() {
  const t = useTranslations('office.staff');
  const dated = useDated();
  const query = useOfficeQuery(apiQuery(calls.listLinks, everything));
  return (
    <Section title={t('links')}>
      <QueryList query={query} nothing={t('noLinks')}>
        {({ id, name, email, expiresAt }) => (
          <Revocable
            key={id}
            name={name}
            about={`${email} · ${t('until', { when: dated(expiresAt) })}`}
            label={t('void')}
            question={t('voidQuestion', { name })}
            revoke={() => commandApi(calls.revokeLink, { params: { linkId: id }, body: {} })}
          />
        )}
      </QueryList>
    </Section>
  );
}

/** Keys of devices in venues. */
export function OpenDevices() {
  const t = useTranslations('office.staff');
  const dated = useDated();
  const query = useOfficeQuery(apiQuery(calls.listDevices, everything));
  return (
    <Section title={t('devices')}>
      <QueryList query={query} nothing={t('noDevices')}>
        {({ id, name, venue, purpose, createdAt, lastUsedAt }) => (
          <Revocable
            key={id}
            name={`${venue}: ${name}`}
            about={`${t(`purpose.${purpose}`)} · ${t('lastUsed', { when: dated(lastUsedAt ?? createdAt) })}`}
            label={t('void')}
            question={t('voidQuestion', { name })}
            revoke={() => commandApi(calls.revokeDevice, { params: { deviceId: id }, body: {} })}
          />
        )}
      </QueryList>
    </Section>
  );
}

/** Keys of machines that call the API. */
export function OpenTokens() {
  const t = useTranslations('office.staff');
  const dated = useDated();
  const query = useOfficeQuery(apiQuery(calls.listServiceTokens, everything));
  return (
    <Section title={t('tokens')}>
      <QueryList query={query} nothing={t('noTokens')}>
        {({ id, name, role, createdAt, lastUsedAt }) => (
          <Revocable
            key={id}
            name={name}
            about={`${t(`role.${role}`)} · ${t('lastUsed', { when: dated(lastUsedAt ?? createdAt) })}`}
            label={t('void')}
            question={t('voidQuestion', { name })}
            revoke={() => commandApi(calls.revokeServiceToken, { params: { tokenId: id }, body: {} })}
          />
        )}
      </QueryList>
    </Section>
  );
}

function Revocable({
  name,
  about,
  label,
  question,
  revoke,
}: {
  name: string;
  about: ReactNode;
  label: string;
  question: string;
  revoke: () => Promise<unknown>;
}) {
  const t = useTranslations('office');
  const { change } = useOfficeChange();
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-quiet wrap-anywhere">{about}</span>
      </span>
      <ConfirmedButton
        label={label}
        title={name}
        question={question}
        onConfirm={() => change(revoke, () => ({ text: t('saved') }))}
      />
    </li>
  );
}
