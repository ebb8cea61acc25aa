import type { MappedOfficial, MappedPlayer, MappedStaff, MappedTeam } from '#server/feeds/mapped-game/mapped-game.ts';
import type { LiveStatsFile, LiveStatsPerson, LiveStatsPlayer, LiveStatsTeam } from './schema.ts';

/** Returns the `person` key of this game's events: team number and player number. */
export function playerKey(tno: number, pno: number): string {
  return `${tno}-${pno}`;
}

export function mapTeam(team: LiveStatsTeam, tno: 1 | 2): MappedTeam {
  const assistants = [team.assistcoach1Details, team.assistcoach2Details];
  return {
    name: team.name,
    shortName: team.shortName,
    code: team.code,
    coach: mapStaff(team.coachDetails, team.coach),
    assistantCoaches: assistants.flatMap((assistant) => mapStaff(assistant, null) ?? []),
    players: Object.entries(team.pl).map(([pno, player]) => mapPlayer(player, tno, Number(pno))),
  };
}

function mapPlayer(player: LiveStatsPlayer, tno: number, pno: number): MappedPlayer {
  const { given, family } = namesOf(player, player.name);
  return {
    key: playerKey(tno, pno),
    sourcePersonId: null,
    pno,
    names: {
      given,
      family,
      internationalGiven: player.internationalFirstName,
      internationalFamily: player.internationalFamilyName,
      scoreboard: player.scoreboardName,
    },
    shirtNumber: player.shirtNumber ?? '',
    position: player.playingPosition,
    starter: player.starter === 1,
    captain: player.captain === 1,
  };
}

const roles = {
  referee1: 'crew-chief',
  referee2: 'umpire-1',
  referee3: 'umpire-2',
  commissioner: 'commissioner',
} as const;

export function mapLiveStatsOfficials(officials: LiveStatsFile['officials']): MappedOfficial[] {
  return Object.entries(officials ?? {}).flatMap(([key, official]) => {
    const staff = mapStaff(official, null);
    return staff ? [{ ...staff, role: Object.hasOwn(roles, key) ? roles[key as keyof typeof roles] : 'other' }] : [];
  });
}

function mapStaff(person: LiveStatsPerson | null | undefined, text: string | null): MappedStaff | null {
  const staff = namesOf(person ?? null, person?.name ?? text);
  return staff.given === '' && staff.family === '' ? null : staff;
}

/** Returns first and family name, split from the full name where the file has only that. */
function namesOf(person: LiveStatsPerson | null, full: string | null): MappedStaff {
  if (person?.familyName || person?.firstName) {
    return { given: person.firstName ?? '', family: person.familyName ?? '' };
  }
  const words = (full ?? '').split(/\s+/).filter((word) => word !== '');
  return { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' };
}
