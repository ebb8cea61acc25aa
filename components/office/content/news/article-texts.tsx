'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { HtmlField } from '#components/office/content/editor/html-field.tsx';
import { LongTextField, TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { Select } from '#components/ui/select.tsx';
import type { ArticleRecord } from '#lib/api/contract/article-record.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type Texts = Pick<ArticleRecord, 'title' | 'lead' | 'body'>;
type Props = {
  article: Texts;
  locales: readonly Locale[];
  onChange: (texts: Partial<Texts>) => void;
};

/** Title, lead and text in one language, and in another one beside it. Languages that lack something are marked. */
export function ArticleTexts({ article, locales, onChange }: Props) {
  const t = useTranslations('office-content');
  const own = usePageLocale();
  const isWritten = (locale: Locale) => [article.title, article.body].every((text) => text[locale]?.trim());
  const begun = (locale: Locale) => [article.title, article.body].some((text) => text[locale]?.trim());
  const [first, setFirst] = useState<Locale>(() => [own, ...locales].find(begun) ?? own);
  const [second, setSecond] = useState<Locale | ''>('');
  const options = locales.map((value) => ({
    value,
    label: isWritten(value) ? languageName(value) : t('texts.missing', { language: languageName(value) }),
  }));
  const set = (field: keyof Texts, locale: Locale, text: string) => {
    const { [locale]: _, ...others } = article[field];
    onChange({ [field]: text === '' ? others : { ...article[field], [locale]: text } });
  };
  const columns = second === '' || second === first ? [first] : [first, second];
  return (
    <Section title={t('texts.title')}>
      <div className="grid gap-3 py-3 sm:max-w-xl sm:grid-cols-2">
        <Select
          key={`first ${first}`}
          label={t('texts.language')}
          options={options}
          value={first}
          onValueChange={setFirst}
        />
        <Select
          label={t('texts.beside')}
          options={[{ value: '', label: t('texts.none') }, ...options]}
          value={second}
          onValueChange={setSecond}
        />
      </div>
      <div className={columns.length > 1 ? 'grid gap-6 lg:grid-cols-2' : 'max-w-3xl'}>
        {columns.map((locale) => (
          <div key={locale} lang={languageTag(locale)} className="flex min-w-0 flex-col gap-4">
            <TextField
              path={`title.${locale}`}
              label={t('texts.titleIn', { language: languageName(locale) })}
              autoComplete="off"
              maxLength={300}
              value={article.title[locale] ?? ''}
              onChange={({ currentTarget }) => set('title', locale, currentTarget.value)}
            />
            <LongTextField
              path={`lead.${locale}`}
              label={t('texts.leadIn', { language: languageName(locale) })}
              rows={3}
              maxLength={2000}
              value={article.lead[locale] ?? ''}
              onChange={({ currentTarget }) => set('lead', locale, currentTarget.value)}
            />
            <HtmlField
              label={t('texts.bodyIn', { language: languageName(locale) })}
              path={`body.${locale}`}
              value={article.body[locale] ?? ''}
              onChange={(html) => set('body', locale, html)}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
