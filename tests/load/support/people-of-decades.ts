import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { insertRows } from '#server/db/insert-rows.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';

const clubCount = 60;
const seasonCount = 60;
const atOnce = 10_000;
const firstNames = 'Marko Luka Đorđe Nikola Željko James John Михаил Ćiro Šime Pau Juan Émile Tyrese Dušan'.split(' ');
const syllables = 'ba bo ču da đo fa ga ha i jo ka lo lju me mi na njo pe ra ri sa še ta to u va ve ža že wi'.split(
  ' ',
);
const endings = 'ić ović ević son man ez ski ov in ar ak'.split(' ');

const oneOf = <Thing>(things: readonly Thing[]): Thing => {
  const thing = things[Math.floor(Math.random() * things.length)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
};

/** The past of a big league: players in the squads of 60 clubs over 60 seasons, one to five places each. */
export async function insertPeopleOfDecades(scope: TenantScope, count: number): Promise<void> {
  const { db, tenantId } = scope;
  const squads = await insertTeams(scope);
  for (let made = 0; made < count; made += atOnce) {
    const some = Array.from({ length: atOnce }, (_, index) => newPerson(tenantId, made + index));
    await insertRows(db, people, some);
    const places = some.flatMap(({ id }) =>
      Array.from({ length: 1 + Math.floor(Math.random() * 5) }, () => ({
        tenantId,
        id: randomUUID(),
        personId: id,
        teamId: oneOf(squads),
        role: 'player' as const,
      })),
    );
    await insertRows(db, memberships, places, sql`on conflict do nothing`);
  }
  await db.execute(sql`analyze`);
}

function newPerson(tenantId: string, number: number) {
  const word = oneOf(syllables) + oneOf(syllables) + oneOf(syllables) + oneOf(endings);
  const name = { firstName: oneOf(firstNames), lastName: word.charAt(0).toUpperCase() + word.slice(1), names: {} };
  const position = oneOf(['PG', 'SG', 'SF', 'PF', 'C'] as const);
  return {
    tenantId,
    id: randomUUID(),
    slug: `player-${number}`,
    ...name,
    position,
    sortNames: sortNamesOf(name, 'en'),
  };
}

/** A club's team for each season. Returns their ids. */
async function insertTeams({ db, tenantId }: TenantScope): Promise<string[]> {
  const numbers = (length: number) => Array.from({ length }, (_, number) => ({ id: randomUUID(), number }));
  const [ownClubs, ownSeasons] = [numbers(clubCount), numbers(seasonCount)];
  const named = (noun: string, number: number) => ({ slug: `${noun}-${number}`, name: `${noun} ${number}` });
  await insertRows(
    db,
    clubs,
    ownClubs.map(({ id, number }) => ({ tenantId, id, ...named('club', number), searchName: `club ${number}` })),
  );
  await insertRows(
    db,
    seasons,
    ownSeasons.map(({ id, number }) => ({
      tenantId,
      id,
      ...named('season', number),
      startsOn: `${1960 + number}-10-01`,
    })),
  );
  const profiles = { rulesProfile: 'fiba-2024', standingsProfile: 'fiba' };
  const ownLeagues = ownSeasons.map(({ id }) => ({ id: randomUUID(), seasonId: id }));
  await insertRows(
    db,
    leagues,
    ownLeagues.map((league) => ({ tenantId, ...league, ...profiles, ...named('league', 1) })),
  );
  const entries = ownLeagues.flatMap((league) =>
    ownClubs.map(({ id, number }) => ({
      tenantId,
      id: randomUUID(),
      leagueId: league.id,
      clubId: id,
      ...named('team', number),
      shortName: `T${number}`,
      code: `T${number}`,
      searchName: `team ${number}`,
    })),
  );
  await insertRows(db, teams, entries);
  return entries.map(({ id }) => id);
}
