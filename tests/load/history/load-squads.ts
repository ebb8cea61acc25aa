import { randomUUID } from 'node:crypto';
import { insertRows } from '#server/db/insert-rows.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';

const places = 13;
const yearsOfCareer = 8;
const yearsWithTeam = 3;

/** Squads of thirteen whose players stay for eight seasons; every second one moves on to the next team after three. */
export class Squads {
  readonly #scope: TenantScope;
  readonly #known = new Map<string, string>();

  constructor(scope: TenantScope) {
    this.#scope = scope;
  }

  async enter(league: string, year: number, teamIds: readonly string[]): Promise<void> {
    const { db, tenantId } = this.#scope;
    const fresh: { id: string; name: string }[] = [];
    const squad = teamIds.flatMap((teamId, team) =>
      Array.from({ length: places }, (_, place) => {
        const name = playerOf(league, year, team, place, teamIds.length);
        const id = this.#known.get(name) ?? randomUUID();
        if (!this.#known.has(name)) fresh.push({ id, name });
        this.#known.set(name, id);
        return {
          tenantId,
          id: randomUUID(),
          personId: id,
          teamId,
          role: 'player' as const,
          isCaptain: false,
          isLicensed: true,
          order: place,
        };
      }),
    );
    await insertRows(
      db,
      people,
      fresh.map(({ id, name }) => ({
        tenantId,
        id,
        slug: name,
        firstName: 'Player',
        lastName: name,
        names: {},
        sortNames: sortNamesOf({ firstName: 'Player', lastName: name, names: {} }, 'en'),
        externalIds: [],
      })),
    );
    await insertRows(db, memberships, squad);
  }
}

/** Generations of neighbouring places are shifted, so that a squad never changes at once. */
function playerOf(league: string, year: number, team: number, place: number, teams: number): string {
  const shifted = year + place * 3;
  const generation = Math.floor(shifted / yearsOfCareer);
  const moves = place % 2 === 0 ? 0 : Math.floor((shifted % yearsOfCareer) / yearsWithTeam);
  const first = (team - moves + teams) % teams;
  return `${league}-${first}-${place}-${generation}`;
}
