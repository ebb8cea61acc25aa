import type { Random } from '#server/demo/simulate/random.ts';
import type { CareerPlayer, SquadPosition } from './career.ts';

/** A player's dates with a club in one season. */
export type SquadEntry = { player: CareerPlayer; number: string; from: string; until: string | null };
export type Squad = {
  clubKey: string;
  entries: SquadEntry[];
  coach: CareerPlayer['person'];
  assistant: CareerPlayer['person'];
};

export const squadSlots: readonly SquadPosition[] = [
  'PG',
  'SG',
  'SF',
  'PF',
  'C',
  'SG',
  'PF',
  'PG',
  'C',
  'SF',
  'SG',
  'PF',
];

const favourites = [
  '0',
  '00',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '30',
  '31',
  '32',
  '33',
  '34',
  '35',
  '41',
  '44',
  '45',
  '50',
  '55',
  '77',
  '88',
  '91',
  '99',
];

/** Returns a free shirt number; the preferred one if it is free. */
export function drawNumber(random: Random, taken: readonly string[], wanted?: string): string {
  if (wanted !== undefined && !taken.includes(wanted)) return wanted;
  return random.pick(favourites.filter((number) => !taken.includes(number)));
}

/** Returns the members of a squad on a day. */
export function entriesOn(squad: Squad, day: string): SquadEntry[] {
  return squad.entries.filter(({ from, until }) => from <= day && (until === null || day <= until));
}

/** Sorts players by role: the best of each position start, the others follow by ability. */
export function byRole(entries: readonly SquadEntry[]): SquadEntry[] {
  const best = [...entries].sort((a, b) => b.player.talent.level - a.player.talent.level);
  const starters: SquadEntry[] = [];
  for (const entry of best) {
    if (!starters.some(({ player }) => player.position === entry.player.position)) starters.push(entry);
  }
  return [...starters, ...best.filter((entry) => !starters.includes(entry))];
}
