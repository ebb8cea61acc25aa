import { positions } from '#lib/api/contract/player.ts';
import { slugOf } from '#server/league/names/slug.ts';
import type { Entrant } from '#server/league/person/enrol.ts';
import type { MappedGame, MappedPlayer, MappedStaff, MappedTeam } from './mapped-game.ts';

/** The people whom a game's file names for a team: the players in the order of the sheet, then the staff. */
export function entrantsOf(source: MappedGame['source'], team: MappedTeam): Entrant[] {
  const worn = Map.groupBy(team.players, ({ shirtNumber }) => shirtNumber);
  const isOwn = ({ shirtNumber }: MappedPlayer) => worn.get(shirtNumber)?.length === 1;
  const players = team.players.map((player) => toEntrant(source, player, isOwn(player)));
  const coach = team.coach ? [staffEntrant(team.coach, 'coach')] : [];
  const assistants = team.assistantCoaches.map((assistant) => staffEntrant(assistant, 'assistant-coach'));
  return [...players, ...coach, ...assistants];
}

/** A number that several players of a sheet wear was not entered: it tells nobody apart. */
function toEntrant(
  source: string,
  { names, sourcePersonId, shirtNumber, position }: MappedPlayer,
  isOwnNumber: boolean,
): Entrant {
  const { given, family, internationalGiven, internationalFamily } = names;
  const latin = { firstName: internationalGiven ?? given, lastName: internationalFamily ?? family };
  const isOther = latin.firstName !== given || latin.lastName !== family;
  return {
    firstName: given,
    lastName: capitalSuffix(family),
    names: isOther ? { en: latin } : {},
    externalId: sourcePersonId && `${source}:${sourcePersonId}`,
    birthDate: null,
    number: isOwnNumber && shirtNumber ? shirtNumber : null,
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

/** Frazier Ii is Frazier II. */
const capitalSuffix = (family: string) => family.replace(/ (ii|iii|iv)$/i, (suffix) => suffix.toUpperCase());

export const coachName = (staff: MappedStaff | null): string | null =>
  staff && (slugOf(`${staff.given} ${staff.family}`, '') ? `${staff.given} ${staff.family}`.trim() : null);
