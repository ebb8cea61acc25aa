'use client';

import { useState } from 'react';
import { OpenRecord } from '#components/office/shared/open-record.tsx';
import { useOpenLayer } from '#components/office/shared/use-open-layer.ts';
import { getDocumentRecord } from '#lib/api/contract/document-record.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentList } from './document-list.tsx';

/** The documents of the site, or one of them while it is changed. */
export function DocumentsRoom({ locales }: { locales: readonly Locale[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const close = () => setOpenId(null);
  useOpenLayer({ isOpen: openId !== null, close });
  if (openId === null) return <DocumentList onOpen={setOpenId} />;
  return (
    <OpenRecord key={openId} query={apiQuery(getDocumentRecord, { params: { documentId: openId }, query: {} })}>
      {(document) => <DocumentForm read={document} locales={locales} onClose={close} />}
    </OpenRecord>
  );
}
