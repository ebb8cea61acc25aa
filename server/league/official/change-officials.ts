import { isDeepStrictEqual } from 'node:util';
import type { FixtureInput } from '#server/league/fixture/fixture-input.ts';
import { gives } from '#server/league/fixture/gives.ts';
import type { LeagueBook } from '#server/league/fixture/league-book.ts';
import { appointOfficials, confirmed, ensureOfficial } from './appoint-officials.ts';
import { isStanding } from './standing.ts';

const givenRoles = ['referee', 'umpire', 'commissioner'] as const;

/**
 * Appoints the officials that a list gives for a known game, in the book; returns whether it changed anything. They replace
 * those of the same role; an empty role is cleared unless a log may have named them. Other sources only complete.
 */
export function changeOfficials(
  book: LeagueBook,
  game: { id: string; logHash: string | null },
  input: FixtureInput,
): boolean {
  if (!input.given) return appointOfficials(book, game.id, input.officials);
  let isChanged = false;
  for (const role of givenRoles.filter((role) => gives(input, role))) {
    const named = input.officials.filter((one) => one.role === role);
    const wanted = [...new Set(named.map((one) => ensureOfficial(book, one).id))];
    if (wanted.length === 0 && game.logHash !== null) continue;
    const known = book.gameOfficials.rows.filter(
      (one) => one.gameId === game.id && one.role === role && isStanding(one),
    );
    if (isDeepStrictEqual(known.map(({ officialId }) => officialId).sort(), wanted.toSorted())) continue;
    isChanged = true;
    for (const one of known) book.gameOfficials.remove(one);
    const first = input.officials.findIndex((one) => one.role === role);
    for (const [index, officialId] of wanted.entries())
      book.gameOfficials.add({
        ...confirmed,
        tenantId: book.scope.tenantId,
        gameId: game.id,
        officialId,
        role,
        order: first + index,
      });
  }
  return isChanged;
}
