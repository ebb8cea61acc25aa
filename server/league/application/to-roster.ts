import type { PlayerDraft } from '#lib/api/contract/application/draft.ts';
import type { AcceptApplicationInput, ApplicationSquad } from '#lib/api/contract/application/office.ts';
import { positions } from '#lib/api/contract/player.ts';
import type { RosterInput } from '#server/league/roster/roster-input.ts';

const given = new Set(['number', 'position', 'birthDate', 'heightCm'] as const);

/** Converts what the office confirmed of an application to the lines of a roster. */
export function toRoster(team: AcceptApplicationInput['team'], players: ApplicationSquad): RosterInput[] {
  return players.map(({ firstName, lastName, birthDate, position, heightCm, number }) => ({
    given,
    team: { id: null, name: team.name, shortName: team.shortName, code: team.code },
    entrant: { firstName, lastName, externalId: null, birthDate, number, role: 'player', position, names: {} },
    heightCm,
    weightKg: null,
    nationality: null,
    isCaptain: false,
    isLicensed: true,
    licence: null,
    from: null,
    until: null,
  }));
}

/** Suggests the squad of an application for the office to confirm: the last word of a name is the family name. */
export const suggestSquad = (players: readonly PlayerDraft[]): ApplicationSquad =>
  players.map(({ name, birthDate, position, height, number }) => {
    const words = name.trim().split(/\s+/);
    const place = position.trim().toUpperCase().replace('/', '');
    return {
      firstName: words.slice(0, -1).join(' '),
      lastName: words.at(-1) ?? '',
      birthDate: /^\d{4}-\d\d-\d\d$/.test(birthDate) ? birthDate : null,
      position: positions.find((one) => one === place) ?? null,
      heightCm: /^\d{3}$/.test(height) ? Number(height) : null,
      number: number.trim() || null,
    };
  });
