'use client';

import { OpenRecord } from '#components/office/shared/open-record.tsx';
import { getAboutRecord } from '#lib/api/contract/about-record.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { AboutForm } from './about-form.tsx';

/** What the site says of the organisation behind it. */
export function AboutRoom({ locales }: { locales: readonly Locale[] }) {
  return (
    <OpenRecord query={apiQuery(getAboutRecord, { params: {}, query: {} })}>
      {(about) => <AboutForm read={about} locales={locales} />}
    </OpenRecord>
  );
}
