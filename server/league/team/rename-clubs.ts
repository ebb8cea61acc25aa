import { and, eq, ne } from 'drizzle-orm';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { LeagueBook } from '#server/league/fixture/league-book.ts';
import { answersAfter, changeName } from '#server/league/names/change-name.ts';

/** Renames the clubs of renamed teams of the book, unless a team of another league still has the club's name. */
export async function renameClubs(book: LeagueBook): Promise<void> {
  for (const { noun, id, from, to } of [...book.renames]) {
    if (noun !== 'team') continue;
    const team = book.teams.rows.find((one) => one.id === id);
    const club = book.clubs.rows.find((one) => one.id === team?.clubId && one.name === from);
    if (!club) continue;
    const others = and(eq(teams.clubId, club.id), eq(teams.name, from), ne(teams.leagueId, book.league.id));
    if ((await book.scope.db.$count(teams, ofTenant(book.scope, teams, others))) > 0) continue;
    book.renames.push({ noun: 'club', id: club.id, from, to });
    book.clubs.change(club, {
      ...changeName(club, to, book.clubs.rows),
      ...answersAfter(club, to),
      ...(club.shortName === club.name && { shortName: to }),
    });
  }
}
