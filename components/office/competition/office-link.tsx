'use client';

import type { ReactNode } from 'react';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';

/** A link to another address of the same room, which is read anew there. */
export function OfficeLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={withLocale(usePageLocale(), path)} className="font-semibold text-link">
      {children}
    </a>
  );
}
