import type { SquadMember } from '#lib/api/contract/people/squad.ts';

export type SquadGroups = Record<'players' | 'staff' | 'left', SquadMember[]>;

/** Groups a squad on a day: players, staff, and those who have left. */
export function groupSquad(members: readonly SquadMember[], today: string): SquadGroups {
  const hasLeft = ({ until }: SquadMember) => until !== null && until < today;
  const present = members.filter((member) => !hasLeft(member));
  return {
    players: present.filter(({ role }) => role === 'player'),
    staff: present.filter(({ role }) => role !== 'player'),
    left: members.filter(hasLeft),
  };
}

/** What is unusual in a squad and may be a slip: a number that two players wear, a second captain. */
export type SquadWarning = { kind: 'number' | 'captains'; value: string };

export function warningsOf(players: readonly SquadMember[]): SquadWarning[] {
  const numbers = players.flatMap(({ number }) => number ?? []);
  const twice = new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index));
  const captains = players.filter(({ isCaptain }) => isCaptain).map(({ person }) => person.lastName);
  return [
    ...[...twice].map((value) => ({ kind: 'number' as const, value })),
    ...(captains.length > 1 ? [{ kind: 'captains' as const, value: captains.join(', ') }] : []),
  ];
}

/** Returns the ids of a whole squad after somebody has changed places with the neighbour in a group of it. */
export function move(members: readonly SquadMember[], group: readonly SquadMember[], id: string, by: 1 | -1): string[] {
  const ids = members.map((one) => one.id);
  const neighbour = group[group.findIndex((one) => one.id === id) + by];
  const [from, to] = [ids.indexOf(id), ids.indexOf(neighbour?.id ?? '')];
  if (!neighbour || from < 0 || to < 0) return ids;
  return ids.with(from, neighbour.id).with(to, id);
}
