'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { HtmlField } from '#components/office/content/editor/html-field.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { Section } from '#components/ui/section.tsx';
import { Select } from '#components/ui/select.tsx';
import { commandApi } from '#lib/api/client.ts';
import { type AboutRecord, setAboutRecord } from '#lib/api/contract/about-record.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { isEmail, isWebAddress } from '#lib/is-address.ts';
import type { FieldOf } from '#lib/office/record-draft.ts';
import { ContactFields } from './contact-fields.tsx';
import { PeopleFields } from './people-fields.tsx';

/** What the site says of its organisation in one form, saved as one. */
export function AboutForm({ read, locales }: { read: AboutRecord; locales: readonly Locale[] }) {
  const t = useTranslations('office-about');
  const form = useRecord(read, {
    send: (body) => commandApi(setAboutRecord, { body }),
    answer: setAboutRecord.answer,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const { record: about, set } = form;
  const isComplete =
    (about.email === null || isEmail(about.email)) &&
    about.social.every(({ url }) => isWebAddress(url)) &&
    about.people.every(({ name, email }) => name.trim() !== '' && (email === null || isEmail(email)));
  return (
    <RecordForm
      record={form}
      of={{ noun: 'about', id: 'site' }}
      isComplete={isComplete}
      fieldLabel={(field) => t(`field.${field as FieldOf<AboutRecord>}`)}
      className="flex max-w-3xl flex-col gap-10"
    >
      <AboutText body={about.body} locales={locales} onChange={(body) => set({ body })} />
      <ContactFields about={about} onChange={set} />
      <Section title={t('people')}>
        <PeopleFields people={about.people} locales={locales} onChange={(people) => set({ people })} />
      </Section>
    </RecordForm>
  );
}

/** The text, one language after the other; those without one are marked. */
function AboutText({
  body,
  locales,
  onChange,
}: {
  body: AboutRecord['body'];
  locales: readonly Locale[];
  onChange: (body: AboutRecord['body']) => void;
}) {
  const t = useTranslations('office-about');
  const own = usePageLocale();
  const [locale, setLocale] = useState<Locale>(() => (locales.includes(own) ? own : (locales[0] ?? own)));
  return (
    <Section title={t('text')}>
      <div className="grid gap-4 py-3">
        <Select
          label={t('language')}
          options={locales.map((value) => ({
            value,
            label: body[value]?.trim() ? languageName(value) : t('missing', { language: languageName(value) }),
          }))}
          value={locale}
          onValueChange={setLocale}
          className="max-w-xs"
        />
        <div lang={languageTag(locale)}>
          <HtmlField
            key={locale}
            label={t('textIn', { language: languageName(locale) })}
            path={`body.${locale}`}
            value={body[locale] ?? ''}
            onChange={(html) => onChange({ ...body, [locale]: html })}
          />
        </div>
      </div>
    </Section>
  );
}
