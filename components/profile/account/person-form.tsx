'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ChoiceField, TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { changeWebsiteUser, type WebsiteUser } from '#lib/api/contract/account/user.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import { isLocale, locales } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { useAuth } from '#stores/auth.ts';
import { useChange } from './use-change.ts';

/** Name and language of the visitor. */
export function PersonForm({ user, onChange }: { user: WebsiteUser; onChange: () => void }) {
  const t = useTranslations('profile.person');
  const page = usePageLocale();
  const [name, setName] = useState(user.name);
  const [language, setLanguage] = useState(user.language ?? page);
  const [isMissing, setMissing] = useState(false);
  const { change, isBusy } = useChange();
  const save = async () => {
    setMissing(!name.trim());
    if (!name.trim()) return;
    if (!(await change(() => commandApi(changeWebsiteUser, { body: { name: name.trim(), language } })))) return;
    onChange();
    await useAuth.getState().loadUser();
  };
  return (
    <Section title={t('title')}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          path="name"
          label={t('name')}
          value={name}
          problem={isMissing ? t('nameMissing') : undefined}
          autoComplete="name"
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
        />
        <ChoiceField
          path="language"
          label={t('language')}
          help={t('languageHelp')}
          value={language}
          onChange={({ target }) => isLocale(target.value) && setLanguage(target.value)}
        >
          {locales.map((each) => (
            <option key={each} value={each} lang={each}>
              {languageName(each)}
            </option>
          ))}
        </ChoiceField>
        <Button type="submit" variant="primary" disabled={isBusy} className="self-start">
          {t('save')}
        </Button>
      </form>
    </Section>
  );
}
