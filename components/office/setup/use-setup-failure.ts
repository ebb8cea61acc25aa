import { useTranslations } from 'next-intl';
import type { ApiFailure } from '#lib/api/api-failure.ts';

/** Returns a function that says why a call of the set-up was refused. */
export function useSetupFailure() {
  const t = useTranslations('setup.failure');
  return ({ status, message }: ApiFailure): string => {
    if (status === 403) return t('code');
    if (status === 409) return t('done');
    if (status === 429) return t('tooOften');
    if (status === 0 || status >= 500) return t('noAnswer');
    return t('refused', { reason: message });
  };
}
