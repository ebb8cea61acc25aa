import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi, commandApi, uploadApi } from '#lib/api/client.ts';
import * as calls from '#lib/api/contract/application/calls.ts';
import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import type { DraftCalls } from './draft-store.ts';

/** Returns the API calls of an application. Loaded on demand, after the page. */
export function applicationCalls(application: string) {
  const params = { application };
  const read = async () => {
    const response = await callApi(calls.getApplication, { params, query: {} }).catch((error: unknown) => {
      if (error instanceof ApiFailure && error.status === 404) return null;
      throw error;
    });
    return response?.state === 'open' ? { draft: response.draft, revision: response.revision } : null;
  };
  const draftCalls: DraftCalls = {
    read,
    save: async (draft, revision) => {
      try {
        return { kind: 'saved', ...(await commandApi(calls.saveDraft, { params, body: { draft, revision } })) };
      } catch (error) {
        const isConflict = error instanceof ApiFailure && (error.code === 'conflict' || error.code === 'not-found');
        return { kind: isConflict ? 'conflict' : 'failed' };
      }
    },
  };
  return {
    ...draftCalls,
    submit: (draft: ApplicationDraft) => commandApi(calls.submitApplication, { params, body: { draft } }),
    addDocument: (kind: string, file: File) =>
      uploadApi(calls.addDocument, { params, query: { kind, name: file.name }, file }),
    removeDocument: (document: string) =>
      commandApi(calls.removeDocument, { params: { ...params, document }, body: {} }),
  };
}
