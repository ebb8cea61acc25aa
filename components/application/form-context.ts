'use client';

import { createContext, use } from 'react';
import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import type { ApplicationLabels } from './labels.ts';

export type FormContext = {
  labels: ApplicationLabels;
  draft: ApplicationDraft;
  edit: (update: (draft: ApplicationDraft) => ApplicationDraft) => void;
  /** Returns the visible problem text of a field. */
  problemOf: (path: string) => string | undefined;
  /** Called when a field loses focus. */
  onLeave: (path: string) => void;
};

export const ApplicationFormContext = createContext<FormContext | null>(null);

export function useApplicationForm(): FormContext {
  const form = use(ApplicationFormContext);
  if (!form) throw new Error('useApplicationForm must be used inside ApplicationForm.');
  return form;
}
