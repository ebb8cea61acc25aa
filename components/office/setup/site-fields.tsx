'use client';

import { useTranslations } from 'next-intl';
import { CheckField, ChoiceField, TextField } from '#components/ui/field.tsx';
import { languageName, languageTag } from '#lib/i18n/language-tag.ts';
import { isLocale, locales } from '#lib/i18n/locales.ts';
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
      <fieldset className="sm:col-span-2">
        <legend className="label">{t('languages')}</legend>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {locales.map((locale) => (
            <span key={locale} lang={languageTag(locale)}>
              <CheckField
                path={`site.locales.${locale}`}
                label={languageName(locale)}
                checked={draft.locales.includes(locale)}
                onChange={() => setDraft((before) => toggleLocale(before, locale))}
              />
            </span>
          ))}
        </div>
      </fieldset>
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
      <ChoiceField
        path="site.timeZone"
        label={t('timeZone')}
        help={t('timeZoneHelp')}
        value={draft.timeZone}
        onChange={({ currentTarget }) => set({ timeZone: currentTarget.value })}
      >
        {zonesWith(draft.timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </ChoiceField>
    </div>
  );
}

/** Browsers may name their own zone by a former name that they do not list. */
const zonesWith = (zone: string) => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].sort();
