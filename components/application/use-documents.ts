'use client';

import { useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { OpenApplication, UploadedDocument } from '#lib/api/contract/application/calls.ts';
import type { DocumentOutcome } from './document-fields.tsx';
import { loadCalls } from './use-draft.ts';

/** The documents of an application, and how they come and go. */
export function useDocuments({ id, documents: first }: Pick<OpenApplication, 'id' | 'documents'>) {
  const [documents, setDocuments] = useState<readonly UploadedDocument[]>(first);
  const follow = async (work: Promise<{ documents: UploadedDocument[] }>): Promise<DocumentOutcome> => {
    try {
      const answer = await work;
      setDocuments(answer.documents);
      return answer.documents;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'too-large') return 'too-large';
      return error.code === 'bad-request' ? 'refused' : 'failed';
    }
  };
  return {
    documents,
    onAdd: async (kind: string, file: File) => follow((await loadCalls(id)).addDocument(kind, file)),
    onRemove: async (document: string) => follow((await loadCalls(id)).removeDocument(document)),
  };
}
