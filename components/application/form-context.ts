'use client';

import { createContext, use } from 'react';
import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import type { ApplicationLabels } from './labels.ts';

export type FormContext = {
  words: ApplicationLabels;
  draft: ApplicationDraft;
  edit: (update: (draft: ApplicationDraft) => ApplicationDraft) => void;
  /** The text of what is wrong with a field, where that is to be shown. */
  problemOf: (path: string) => string | undefined;
  /** The person has left a field. */
  onLeave: (path: string) => void;
};

export const ApplicationFormContext = createContext<FormContext | null>(null);

export function useApplicationForm(): FormContext {
  const form = use(ApplicationFormContext);
  if (!form) throw new Error('A field of the application stands outside its form.');
  return form;
}
