import type { LeagueBook } from '#server/league/fixture/league-book.ts';
import { answersAfter, changeName } from '#server/league/names/change-name.ts';

type Team = LeagueBook['teams']['rows'][number];

/** Gives a team of the book another name, with its address; the former name stays an alias. */
export function renameTeamInBook(book: LeagueBook, team: Team, name: string): void {
  book.renames.push({ noun: 'team', id: team.id, from: team.name, to: name });
  book.teams.change(team, {
    ...changeName(team, name, book.teams.rows),
    ...answersAfter(team, name),
    ...(team.shortName === team.name && { shortName: name }),
  });
}
