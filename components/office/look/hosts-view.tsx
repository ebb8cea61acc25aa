'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { InOrder } from '#components/office/shared/in-order.tsx';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { addSiteHost, listSiteHosts } from '#lib/api/contract/site-hosts.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { hostIn } from '#lib/office/host-in.ts';
import { HostRow } from './host-row.tsx';

/** The hosts of the site: which is the primary one, whether each leads here, and a new one. */
export function HostsView() {
  const t = useTranslations('office-hosts');
  const query = useOfficeQuery(apiQuery(listSiteHosts, { params: {}, query: {} }));
  return (
    <Section title={t('title')}>
      <p className="max-w-prose py-3 text-sm text-quiet">{t('about')}</p>
      <InOrder>
        <QueryGate query={query}>
          {({ items }) => {
            const primary = items.find(({ isPrimary }) => isPrimary)?.host ?? '';
            return (
              <ul>
                {items.map((site) => (
                  <HostRow key={site.host} site={site} primary={primary} />
                ))}
              </ul>
            );
          }}
        </QueryGate>
        <NewHost />
      </InOrder>
    </Section>
  );
}

function NewHost() {
  const t = useTranslations('office-hosts');
  const [text, setText] = useState('');
  const { change, isBusy } = useOfficeChange();
  const host = hostIn(text);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!host) return;
    const added = await change(
      () => commandApi(addSiteHost, { body: { host } }),
      () => ({ text: t('added', { host }) }),
    );
    if (added) setText('');
  };
  return (
    <form noValidate onSubmit={submit} className="mt-6 flex max-w-lg flex-wrap items-start gap-3">
      <TextField
        path="host"
        label={t('newHost')}
        help={t('newHostHelp')}
        className="grow basis-64"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        placeholder="league.example.org"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        problem={text.trim() !== '' && !host ? t('problem') : undefined}
      />
      <Button type="submit" variant="primary" className="mt-6" disabled={isBusy || !host}>
        {t('add')}
      </Button>
    </form>
  );
}
