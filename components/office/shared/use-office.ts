import { QueryClient, type UseQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { Call } from '#lib/api/contract/call.ts';
import { apiPages } from '#lib/api/queries/query.ts';
import { type ToastAction, useToasts } from '#stores/toasts.ts';

/** How long a notice with a way back stays. */
const undoTimeoutMs = 12_000;

/** What staff read is asked for again at every visit, and leaves the memory with the page or the session. */
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 0, retry: 1 } } });

/** Runs a query of the office. */
export function useOfficeQuery<Answer, Key extends readonly unknown[]>(
  options: UseQueryOptions<Answer, Error, Answer, Key>,
) {
  return useQuery(options, client);
}

/** Runs a paginated call of the office, given as for `apiPages`. */
export function useOfficePages<C extends Call>(...pages: Parameters<typeof apiPages<C>>) {
  return useInfiniteQuery(apiPages(...pages), client);
}

/** Forgets what was read in a session that has ended. */
export const forgetOffice = (): void => client.clear();

/** Asks again for everything that is shown. */
export const refreshOffice = (): Promise<void> => client.invalidateQueries();

/** Returns a function that makes a change once at a time and says how it ended; it resolves with the answer, or null where it was refused. */
export function useOfficeChange() {
  const t = useTranslations('office');
  const show = useToasts((state) => state.show);
  const [isBusy, setBusy] = useState(false);
  const change = async <Answer>(
    work: () => Promise<Answer>,
    saved: (answer: Answer) => { text: string; undo?: ToastAction },
    onRefusal?: (failure: ApiFailure) => void | Promise<void>,
  ): Promise<Answer | null> => {
    setBusy(true);
    try {
      const answer = await work();
      const { text, undo } = saved(answer);
      show(text, 'success', undo ? undoTimeoutMs : undefined, undo);
      await refreshOffice();
      return answer;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (onRefusal) await onRefusal(error);
      else show(refusalText(error, t), 'error');
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy };
}

/** Says why a call failed: in the words of the server where it refused, since they name the place and the cure. */
export function refusalText(failure: unknown, t: ReturnType<typeof useTranslations<'office'>>): string {
  if (!(failure instanceof ApiFailure)) return t('failedText');
  if (failure.status === 0 || failure.status >= 500) return t('noAnswer');
  if (failure.status === 401) return t('staffOnlyTitle');
  return t('refused', { reason: failure.message });
}
