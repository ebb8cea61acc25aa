import { CheckField } from '#components/ui/field.tsx';
import { languageName } from '#lib/i18n/language-name.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';

/** The languages of the interface, of which a site offers some. */
export function LanguageChecks({
  legend,
  path,
  chosen,
  fixed,
  onToggle,
}: {
  legend: string;
  path: string;
  chosen: readonly Locale[];
  /** Stays chosen. */
  fixed?: Locale;
  onToggle: (locale: Locale) => void;
}) {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {locales.map((locale) => (
          <span key={locale} lang={languageTag(locale)}>
            <CheckField
              path={`${path}.${locale}`}
              label={languageName(locale)}
              checked={chosen.includes(locale)}
              disabled={locale === fixed}
              onChange={() => onToggle(locale)}
            />
          </span>
        ))}
      </div>
    </fieldset>
  );
}
