'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useId } from 'react';
import { cx } from '#components/ui/cx.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { splitLocale, withLocale } from '#lib/routing/locale-prefix.ts';
import type { Language } from './language-switcher.tsx';

/** The language menu as a native popover: it is on every page, so it uses no library. */
export function LanguageMenu({
  label,
  current,
  languages,
  children,
}: {
  label: string;
  current: Locale;
  languages: readonly Language[];
  children: ReactNode;
}) {
  const { path } = splitLocale(usePathname());
  const id = useId();
  const anchor = `--${id.replace(/\W/g, '')}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor }}
        aria-label={`${label}: ${current.toUpperCase()}`}
        className="label inline-flex h-11 items-center gap-1.5 rounded-sm px-2 hover:bg-current/10"
      >
        {children}
      </button>
      <div
        id={id}
        popover="auto"
        data-ground="raised"
        style={{ positionAnchor: anchor }}
        className={cx(
          'endline top-(--header-height) end-4 bottom-auto start-auto m-0 min-w-44 shadow-overlay',
          'supports-[position-area:end]:inset-auto',
          'supports-[position-area:end]:[position-area:block-end_span-inline-start]',
        )}
      >
        <ul className="py-1">
          {languages.map(({ locale, name }) => (
            <li key={locale}>
              {/* A full page load: the `lang` of the document changes. `saveLocaleScript` adds the query and stores the choice. */}
              <a
                href={withLocale(locale, path)}
                data-locale={locale}
                hrefLang={locale}
                lang={locale}
                aria-current={locale === current ? 'true' : undefined}
                className={cx('language-link', locale === current && 'font-bold')}
              >
                {name}
                <span className="label text-quiet uppercase">{locale}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
