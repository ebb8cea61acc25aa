'use client';

import { TextField } from '#components/ui/field.tsx';
import { languageName } from '#lib/i18n/language-name.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';

type Text = Partial<Record<Locale, string>>;
type Props = {
  label: (language: string) => string;
  path: string;
  maxLength: number;
  text: Text;
  locales: readonly Locale[];
  onChange: (text: Text) => void;
};

/** A line of text in each language of the site; an empty one is left out. */
export function LanguageFields({ label, path, maxLength, text, locales, onChange }: Props) {
  const set = (locale: Locale, line: string) => {
    const { [locale]: _, ...others } = text;
    onChange(line === '' ? others : { ...text, [locale]: line });
  };
  return (
    <div className="grid max-w-3xl gap-4 py-3 sm:grid-cols-2">
      {locales.map((locale) => (
        <TextField
          key={locale}
          path={`${path}.${locale}`}
          label={label(languageName(locale))}
          lang={languageTag(locale)}
          autoComplete="off"
          maxLength={maxLength}
          value={text[locale] ?? ''}
          onChange={({ currentTarget }) => set(locale, currentTarget.value)}
        />
      ))}
    </div>
  );
}
