import { getOfficialDuties, type OfficialDuties } from '#lib/api/contract/people/officials.ts';
import { fetchUncached } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';

/** Returns the games and absences of the official with a link. Null for a link that has ended. */
export async function readOfficialDuties(officialToken: string): Promise<OfficialDuties | null> {
  return fetchUncached(getOfficialDuties, { params: { officialToken }, query: { locale: await pageLocale() } });
}
