import type { DocumentChange, DocumentRecord } from '#lib/api/contract/document-record.ts';
import { documents } from '#server/db/schema/publications.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { changeRecord } from '#server/league/change-record.ts';
import { saveDocument } from '#server/league/document/save.ts';
import { getDocumentRecord } from './get.ts';
import { toDocumentInput } from './to-input.ts';

/**
 * Changes a document and returns it as it is then; what is left out stays, and so does its address. The caller authorises. Throws `conflict`
 * with the current document for an older revision, and `not-found`.
 */
export const changeDocument = (scope: TenantScope, id: string, change: DocumentChange): Promise<DocumentRecord> =>
  changeRecord(
    scope,
    {
      table: documents,
      id,
      read: (scope) => getDocumentRecord(scope, id),
      save: async (scope, record, before) => saveDocument(scope, await toDocumentInput(scope, record, before)),
    },
    change,
  );
