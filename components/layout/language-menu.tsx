'use client';

import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';
import { Popover } from '#components/ui/popover.tsx';
import type { LanguageLink } from './language-switcher.tsx';

export function LanguageMenu({
  label,
  current,
  links,
  children,
}: {
  label: string;
  current: string;
  links: readonly LanguageLink[];
  children: ReactNode;
}) {
  return (
    <Popover
      label={label}
      trigger={
        <button
          type="button"
          aria-label={`${label}: ${current.toUpperCase()}`}
          className="label inline-flex h-11 items-center gap-1.5 rounded-sm px-2 hover:bg-current/10"
        >
          {children}
        </button>
      }
    >
      <ul className="py-1">
        {links.map(({ locale, name, href }) => (
          <li key={locale}>
            {/* A whole load: the language of the document changes. */}
            <a
              href={href}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              className={cx(
                'flex min-h-11 items-center justify-between gap-6 px-4 hover:bg-hover',
                locale === current && 'font-bold',
              )}
            >
              {name}
              <span className="label text-quiet uppercase">{locale}</span>
            </a>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
