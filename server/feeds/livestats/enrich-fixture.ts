import { eq } from 'drizzle-orm';
import { clubs } from '#server/db/schema/clubs.ts';
import { gameOfficials, officials } from '#server/db/schema/officials.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { MappedGame, MappedTeam } from '#server/feeds/mapped-game/mapped-game.ts';
import { mappedOfficialRoles } from '#server/feeds/mapped-game/official-roles.ts';
import type { Fixture } from '#server/feeds/match/select-fixtures.ts';
import { Shelf } from '#server/league/fixture/shelf.ts';
import { appointOfficials } from '#server/league/official/appoint-officials.ts';

/** Adds the officials, and the short names and codes of the teams, from the game's file to its fixture. */
export async function enrichFixture(scope: TenantScope, { game, home, away }: Fixture, mapped: MappedGame) {
  const { db } = scope;
  const book = {
    scope,
    officials: new Shelf(officials, await db.select().from(officials).where(ofTenant(scope, officials))),
    gameOfficials: new Shelf(
      gameOfficials,
      await db
        .select()
        .from(gameOfficials)
        .where(ofTenant(scope, gameOfficials, eq(gameOfficials.gameId, game.id))),
    ),
  };
  const named = mapped.officials.map(({ given, family, role }) => ({
    firstName: given,
    lastName: family,
    role: mappedOfficialRoles[role],
  }));
  appointOfficials(book, game.id, named);
  await book.officials.save(db);
  await book.gameOfficials.save(db);
  await nameTeam(scope, home, mapped.teams.home);
  await nameTeam(scope, away, mapped.teams.away);
}

/** Sets short name and code of a team whose source had neither: its short name equals its name, its club has no code. */
async function nameTeam(scope: TenantScope, team: Fixture['home'], { shortName, code }: MappedTeam): Promise<void> {
  const { db } = scope;
  if (!shortName || !code || team.shortName !== team.name || shortName === team.name || !team.clubId) return;
  const [club] = await db
    .select()
    .from(clubs)
    .where(ofTenant(scope, clubs, eq(clubs.id, team.clubId)));
  if (club?.code) return;
  await db
    .update(teams)
    .set({ shortName, code })
    .where(ofTenant(scope, teams, eq(teams.id, team.id)));
}
