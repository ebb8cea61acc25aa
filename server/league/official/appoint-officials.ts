import { foldName } from '#lib/i18n/fold-name.ts';
import type { OfficialInput } from '#server/league/fixture/fixture-input.ts';
import type { LeagueBook } from '#server/league/fixture/league-book.ts';
import { newRow } from '#server/league/fixture/new-row.ts';

type OfficialBook = Pick<LeagueBook, 'scope' | 'officials' | 'gameOfficials'>;

/** Whom a source names is not asked. */
export const confirmed = { state: 'confirmed' as const, answeredAt: null, answer: null };

/** Appoints officials to a game that has none yet, in the book; returns whether it changed anything. */
export function appointOfficials(book: OfficialBook, gameId: string, inputs: readonly OfficialInput[]): boolean {
  if (inputs.length === 0 || book.gameOfficials.rows.some((one) => one.gameId === gameId)) return false;
  const seen = new Set<string>();
  for (const [order, input] of inputs.entries()) {
    const officialId = ensureOfficial(book, input).id;
    const { role } = input;
    if (seen.has(officialId + role)) continue;
    seen.add(officialId + role);
    book.gameOfficials.add({ ...confirmed, tenantId: book.scope.tenantId, gameId, officialId, role, order });
  }
  return true;
}

/** Finds or adds an official by name. */
export function ensureOfficial(book: OfficialBook, { firstName, lastName }: OfficialInput) {
  const searchName = foldName(`${firstName} ${lastName}`);
  const found = book.officials.rows.find((official) => official.searchName === searchName);
  if (found) return found;
  const { updatedAt, ...own } = newRow(book.scope);
  const unknown = { personId: null, level: null, email: null, phone: null, tokenHash: null };
  return book.officials.add({ ...own, ...unknown, firstName, lastName, searchName, revision: 0, externalIds: [] });
}
