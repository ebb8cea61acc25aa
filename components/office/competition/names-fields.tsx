'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { TextField } from '#components/ui/field.tsx';
import { languageName } from '#lib/i18n/language-name.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';

type Names = Partial<Record<Locale, string>>;
type Props = { label: string; path: string; maxLength: number; names: Names; onChange: (names: Names) => void };

/** A text in each language of the interface; an empty one is left out. */
export function NamesFields({ label, path, maxLength, names, onChange }: Props) {
  const t = useTranslations('office-competition');
  const given = locales.filter((locale) => names[locale]).length;
  const set = (locale: Locale, text: string) => {
    const { [locale]: _, ...others } = names;
    onChange(text === '' ? others : { ...names, [locale]: text });
  };
  return (
    <Disclosure summary={`${label} · ${t('languages', { count: given })}`}>
      <div className="grid gap-4 pt-2 sm:grid-cols-2">
        {locales.map((locale) => (
          <TextField
            key={locale}
            path={`${path}.${locale}`}
            label={languageName(locale)}
            lang={locale}
            autoComplete="off"
            maxLength={maxLength}
            value={names[locale] ?? ''}
            onChange={({ currentTarget }) => set(locale, currentTarget.value)}
          />
        ))}
      </div>
    </Disclosure>
  );
}
