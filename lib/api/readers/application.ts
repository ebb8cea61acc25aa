import { type Application, getApplication } from '#lib/api/contract/application/calls.ts';
import { fetchUncached } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

/** Returns an application, uncached. Null if the id is unknown. */
export async function readApplication(application: string): Promise<Application | null> {
  return fetchUncached(getApplication, { params: { application }, query: { locale: await pageLocale() } });
}
