'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { useToasts } from '#stores/toasts.ts';

/** What work resolves with that has changed nothing, of which nothing is said. */
export const nothingChanged = Symbol('nothing changed');

/** Returns a function that makes a change once at a time and says in a toast how it ended; it resolves with whether it was made. */
export function useChange() {
  const t = useTranslations('profile');
  const show = useToasts((state) => state.show);
  const [isBusy, setBusy] = useState(false);
  const change = async (work: () => Promise<unknown>, done = t('saved')): Promise<boolean> => {
    setBusy(true);
    try {
      if ((await work()) === nothingChanged) return false;
      show(done, 'success');
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      show(error.status === 429 ? t('tooMany') : t('notSaved'), 'error');
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy };
}
