'use client';

import { useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { OpenApplication, UploadedDocument } from '#lib/api/contract/application/calls.ts';
import type { DocumentOutcome } from './document-fields.tsx';
import { loadCalls } from './use-draft.ts';

/** Returns the documents of an application and the functions that add and remove them. */
export function useDocuments({ id, documents: initial }: Pick<OpenApplication, 'id' | 'documents'>) {
  const [documents, setDocuments] = useState<readonly UploadedDocument[]>(initial);
  const track = async (request: Promise<{ documents: UploadedDocument[] }>): Promise<DocumentOutcome> => {
    try {
      const response = await request;
      setDocuments(response.documents);
      return response.documents;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'too-large') return 'too-large';
      return error.code === 'bad-request' ? 'refused' : 'failed';
    }
  };
  return {
    documents,
    onAdd: async (kind: string, file: File) => track((await loadCalls(id)).addDocument(kind, file)),
    onRemove: async (document: string) => track((await loadCalls(id)).removeDocument(document)),
  };
}
