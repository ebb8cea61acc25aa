'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CopyField } from '#components/ui/copy-field.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { createCalendar, revokeCalendar } from '#lib/api/contract/account/user.ts';
import { withoutScores } from '#lib/calendar-feed.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { useChange } from './use-change.ts';

/** The secret address at which calendars find the games of what is followed. The server tells it once. */
export function CalendarAddress({ since, onChange }: { since: string | null; onChange: () => void }) {
  const t = useTranslations('profile.calendar');
  const locale = usePageLocale();
  const [url, setUrl] = useState<string | null>(null);
  const { change, isBusy } = useChange();
  const labels = { copy: t('copy'), copied: t('copied') };
  const create = async () => {
    if (await change(async () => setUrl((await commandApi(createCalendar, { body: {} })).url))) onChange();
  };
  const revoke = async () => {
    if (!(await change(() => commandApi(revokeCalendar, { body: {} }), t('revoked')))) return;
    setUrl(null);
    onChange();
  };
  return (
    <Section title={t('title')}>
      <p className="mb-3 text-sm text-quiet">{t('help')}</p>
      {url && (
        <div className="flex flex-col gap-3">
          <CopyField label={t('address')} address={url} labels={labels} />
          <CopyField label={t('withoutScores')} address={withoutScores(url)} labels={labels} />
        </div>
      )}
      {since && !url && <p className="mb-3">{t('since', { date: formatInstant(locale, since, 'UTC', 'date') })}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button disabled={isBusy} onClick={create}>
          {since ? t('replace') : t('create')}
        </Button>
        {since && (
          <Button disabled={isBusy} onClick={revoke}>
            {t('revoke')}
          </Button>
        )}
      </div>
    </Section>
  );
}
