'use client';

import { useTranslations } from 'next-intl';
import { LanguageChecks } from '#components/office/shared/language-checks.tsx';
import { TimeZoneField } from '#components/office/shared/time-zone-field.tsx';
import { ChoiceField, TextField } from '#components/ui/field.tsx';
import { languageName } from '#lib/i18n/language-name.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { type SetupDraft, toggleLocale } from '#lib/setup/setup-draft.ts';
import type { FieldsProps } from './fields-props.ts';

type Props = FieldsProps & { setDraft: (change: (before: SetupDraft) => SetupDraft) => void };

/** What the site is called, where it is, and which languages and time it has. */
export function SiteFields({ draft, set, setDraft, faults }: Props) {
  const t = useTranslations('setup');
  return (
    <div className="grid gap-4 py-3 sm:grid-cols-2">
      <TextField
        path="site.title"
        label={t('siteTitle')}
        autoComplete="organization"
        maxLength={120}
        value={draft.title}
        onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        problem={faults.has('site.title') ? t('problem.title') : undefined}
      />
      <TextField
        path="site.host"
        label={t('host')}
        help={t('hostHelp')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={253}
        value={draft.host}
        onChange={({ currentTarget }) => set({ host: currentTarget.value })}
        problem={faults.has('site.host') ? t('problem.host') : undefined}
      />
      <div className="sm:col-span-2">
        <LanguageChecks
          legend={t('languages')}
          path="site.locales"
          chosen={draft.locales}
          onToggle={(locale) => setDraft((before) => toggleLocale(before, locale))}
        />
      </div>
      <ChoiceField
        path="site.ownLocale"
        label={t('ownLanguage')}
        help={t('ownLanguageHelp')}
        value={draft.ownLocale}
        onChange={({ currentTarget: { value } }) => isLocale(value) && set({ ownLocale: value })}
      >
        {draft.locales.map((locale) => (
          <option key={locale} value={locale} lang={languageTag(locale)}>
            {languageName(locale)}
          </option>
        ))}
      </ChoiceField>
      <TimeZoneField
        path="site.timeZone"
        label={t('timeZone')}
        help={t('timeZoneHelp')}
        value={draft.timeZone}
        onChange={(timeZone) => set({ timeZone })}
      />
    </div>
  );
}
