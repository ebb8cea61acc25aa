'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LanguageChecks } from '#components/office/shared/language-checks.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { TimeZoneField } from '#components/office/shared/time-zone-field.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { CheckField, TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { messageKinds } from '#lib/api/contract/account/user.ts';
import { analyticsId, minimumAge, type SiteSettings, setSiteSettings } from '#lib/api/contract/site-settings.ts';
import { locales } from '#lib/i18n/locales.ts';
import type { FieldOf } from '#lib/office/record-draft.ts';

/** The languages and the time zone of the site, and what it offers to visitors, in one form, saved as one. */
export function SiteSettingsForm({ read }: { read: SiteSettings }) {
  const t = useTranslations('office-site');
  const kindOf = useTranslations('profile.notifications.kinds');
  const form = useRecord(read, {
    send: (body) => commandApi(setSiteSettings, { body }),
    answer: setSiteSettings.answer,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const { record: site, set } = form;
  /** What is typed and no age. */
  const [noAge, setNoAge] = useState<string | null>(null);
  const setAge = (text: string) => {
    const years = minimumAge.safeParse(Number(text));
    const isAge = years.success || text.trim() === '';
    setNoAge(isAge ? null : text);
    if (isAge) set({ minimumAge: years.data ?? null });
  };
  const isId = site.googleAnalyticsId === null || analyticsId.safeParse(site.googleAnalyticsId).success;
  const isComplete = noAge === null && isId;
  const toggled = <Value,>(all: readonly Value[], chosen: readonly Value[], value: Value) =>
    all.filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)));
  return (
    <RecordForm
      record={form}
      of={{ noun: 'look', id: 'site' }}
      isComplete={isComplete}
      fieldLabel={(field) => t(field as Exclude<FieldOf<SiteSettings>, 'ownLocale'>)}
      className="flex max-w-3xl flex-col gap-10"
    >
      <Section title={t('languagesAndTime')}>
        <div className="grid gap-6 py-3">
          <LanguageChecks
            legend={t('locales')}
            path="locales"
            chosen={site.locales}
            fixed={site.ownLocale}
            onToggle={(locale) => set({ locales: toggled(locales, site.locales, locale) })}
          />
          <TimeZoneField
            path="timeZone"
            label={t('timeZone')}
            help={t('timeZoneHelp')}
            value={site.timeZone}
            onChange={(timeZone) => set({ timeZone })}
          />
        </div>
      </Section>
      <Section title={t('visitors')}>
        <div className="grid gap-6 py-3">
          <TextField
            path="minimumAge"
            label={t('minimumAge')}
            help={t('minimumAgeHelp')}
            inputMode="numeric"
            maxLength={2}
            value={noAge ?? site.minimumAge?.toString() ?? ''}
            onChange={({ currentTarget }) => setAge(currentTarget.value)}
            problem={noAge === null ? undefined : t('problem.minimumAge')}
          />
          <fieldset>
            <legend className="label">{t('messageKinds')}</legend>
            <div className="grid gap-x-4 sm:grid-cols-2">
              {messageKinds.map((kind) => (
                <CheckField
                  key={kind}
                  path={`messageKinds.${kind}`}
                  label={kindOf(kind)}
                  checked={site.messageKinds.includes(kind)}
                  onChange={() => set({ messageKinds: toggled(messageKinds, site.messageKinds, kind) })}
                />
              ))}
            </div>
          </fieldset>
          <TextField
            path="googleAnalyticsId"
            label={t('googleAnalyticsId')}
            help={t('googleAnalyticsIdHelp')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            placeholder="G-AB12CD34EF"
            value={site.googleAnalyticsId ?? ''}
            onChange={({ currentTarget: { value } }) => set({ googleAnalyticsId: value.trim().toUpperCase() || null })}
            problem={isId ? undefined : t('problem.googleAnalyticsId')}
          />
        </div>
      </Section>
    </RecordForm>
  );
}
