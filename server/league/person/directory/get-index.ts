import { count, exists, isNotNull, sql } from 'drizzle-orm';
import { countsAs, positions } from '#lib/api/contract/player.ts';
import type { PlayerIndex } from '#lib/api/contract/player-directory.ts';
import { tags } from '#lib/api/tags.ts';
import { alphabetOf } from '#lib/i18n/alphabets.ts';
import { collatorOf } from '#lib/i18n/collator.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { localisedName, localisedProperName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { isEntered } from '#server/league/team/entered.ts';
import { startsWith } from './letter.ts';
import { isPlayer } from './squads.ts';

/** Returns the filters of the player directory that match at least one player. Clubs are sorted by the name shown. */
export async function getPlayerIndex(scope: ReadScope): Promise<PlayerIndex> {
  dependsOn(scope, ...[tags.players, tags.clubs, tags.seasons].map((tag) => tag(scope.tenantId)));
  const [players, letters, ownClubs, ownSeasons, taken] = await Promise.all([
    countPlayers(scope),
    lettersOf(scope),
    clubsWithPlayers(scope),
    seasonsWithPlayers(scope),
    positionsOf(scope),
  ]);
  const { compare } = collatorOf(scope.locale);
  return {
    players,
    letters,
    clubs: ownClubs
      .map(({ slug, name, names }) => ({ slug, name: localisedProperName(scope, name, names) }))
      .sort((a, b) => compare(a.name, b.name)),
    seasons: ownSeasons.map(({ slug, name, names }) => ({ slug, name: localisedName(scope, name, names) })),
    positions: positions.filter((position) => countsAs(position).some((one) => taken.has(one))),
  };
}

async function countPlayers(scope: ReadScope): Promise<number> {
  const [row] = await scope.db
    .select({ players: count() })
    .from(people)
    .where(ofTenant(scope, people, isPlayer(scope)));
  return row?.players ?? 0;
}

/** Takes one index lookup per letter, whatever the number of people. */
async function lettersOf(scope: ReadScope): Promise<string[]> {
  const alphabet = alphabetOf(scope.locale);
  const lookups = alphabet.map((letter) =>
    exists(
      scope.db
        .select({ one: sql`1` })
        .from(people)
        .where(ofTenant(scope, people, startsWith(scope.locale, letter), isPlayer(scope))),
    ),
  );
  const { rows } = await scope.db.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(lookups, sql`, `)}] as found`,
  );
  return alphabet.filter((_, rank) => rows[0]?.found[rank]);
}

function clubsWithPlayers(scope: ReadScope) {
  const squad = scope.db
    .select({ one: sql`1` })
    .from(teams)
    .innerJoin(memberships, sql`${memberships.tenantId} = ${teams.tenantId} and ${memberships.teamId} = ${teams.id}`)
    .where(
      ofTenant(scope, teams, sql`${teams.clubId} = ${clubs.id} and ${memberships.role} = 'player' and ${isEntered}`),
    );
  return scope.db
    .select({ slug: clubs.slug, name: clubs.name, names: clubs.names })
    .from(clubs)
    .where(ofTenant(scope, clubs, exists(squad)))
    .orderBy(clubs.name, clubs.id);
}

function seasonsWithPlayers(scope: ReadScope) {
  const squad = scope.db
    .select({ one: sql`1` })
    .from(leagues)
    .innerJoin(teams, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(memberships, sql`${memberships.tenantId} = ${teams.tenantId} and ${memberships.teamId} = ${teams.id}`)
    .where(ofTenant(scope, leagues, sql`${leagues.seasonId} = ${seasons.id} and ${memberships.role} = 'player'`));
  return scope.db
    .select({ slug: seasons.slug, name: seasons.name, names: seasons.names })
    .from(seasons)
    .where(ofTenant(scope, seasons, exists(squad)))
    .orderBy(...newestFirst);
}

async function positionsOf(scope: ReadScope): Promise<Set<string | null>> {
  const rows = await scope.db
    .selectDistinct({ position: people.position })
    .from(people)
    .where(ofTenant(scope, people, isNotNull(people.position), isPlayer(scope)));
  return new Set(rows.map(({ position }) => position));
}
