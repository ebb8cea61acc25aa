import { positions } from '#lib/api/contract/player.ts';
import { slugOf } from '#server/league/names/slug.ts';
import type { Entrant } from '#server/league/person/plan-enrolment.ts';
import type { MappedGame, MappedPlayer, MappedStaff, MappedTeam } from './mapped-game.ts';

/** Returns the people of a team in a game's file: players in the order of the sheet, then staff. `chosen`: who a player is, by key. */
export function entrantsOf(
  source: MappedGame['source'],
  team: MappedTeam,
  chosen: Readonly<Record<string, string>> = {},
): Entrant[] {
  const byNumber = Map.groupBy(team.players, ({ shirtNumber }) => shirtNumber);
  const hasUniqueNumber = ({ shirtNumber }: MappedPlayer) => byNumber.get(shirtNumber)?.length === 1;
  const players = team.players.map((player) => ({
    ...toEntrant(source, player, hasUniqueNumber(player)),
    personId: chosen[player.key],
  }));
  const coach = team.coach ? [staffEntrant(team.coach, 'coach')] : [];
  const assistants = team.assistantCoaches.map((assistant) => staffEntrant(assistant, 'assistant-coach'));
  return [...players, ...coach, ...assistants];
}

/** Converts a player; a shirt number that several players of the sheet share is a placeholder and is dropped. */
function toEntrant(
  source: string,
  { names, sourcePersonId, shirtNumber, position }: MappedPlayer,
  isUniqueNumber: boolean,
): Entrant {
  const { given, family, internationalGiven, internationalFamily } = names;
  const latin = { firstName: internationalGiven ?? given, lastName: internationalFamily ?? family };
  const isTransliterated = latin.firstName !== given || latin.lastName !== family;
  return {
    firstName: given,
    lastName: capitalSuffix(family),
    names: isTransliterated ? { en: latin } : {},
    externalId: sourcePersonId && `${source}:${sourcePersonId}`,
    birthDate: null,
    number: isUniqueNumber && shirtNumber ? shirtNumber : null,
    role: 'player',
    position: positions.find((known) => known === position?.toUpperCase()) ?? null,
  };
}

function staffEntrant({ given, family }: MappedStaff, role: 'coach' | 'assistant-coach'): Entrant {
  return {
    firstName: given,
    lastName: family,
    names: {},
    externalId: null,
    birthDate: null,
    number: null,
    role,
    position: null,
  };
}

/** Converts "Frazier Ii" to "Frazier II". */
const capitalSuffix = (family: string) => family.replace(/ (ii|iii|iv)$/i, (suffix) => suffix.toUpperCase());

export const coachName = (staff: MappedStaff | null): string | null =>
  staff && (slugOf(`${staff.given} ${staff.family}`, '') ? `${staff.given} ${staff.family}`.trim() : null);
