import { z } from 'zod';
import { slug } from './common.ts';
import { teamRef } from './team.ts';

export const playerRef = z
  .object({
    id: z.string(),
    slug,
    firstName: z.string(),
    lastName: z.string(),
    /** Full name in the order and script of the requested language. */
    name: z.string(),
    portrait: z.string().nullable(),
    /** The name is hidden, and the person has no page: link to nothing. */
    isHidden: z.literal(true).optional(),
  })
  .meta({ id: 'PlayerRef' });
export type PlayerRef = z.infer<typeof playerRef>;

export const positions = ['PG', 'SG', 'SF', 'PF', 'C', 'G', 'F', 'GF', 'FC'] as const;

/** Positions included in a general one: a point guard is a guard. */
const generalPositions: Partial<Record<(typeof positions)[number], readonly (typeof positions)[number][]>> = {
  G: ['PG', 'SG', 'G', 'GF'],
  F: ['SF', 'PF', 'F', 'GF', 'FC'],
  C: ['C', 'FC'],
};

/** Returns the positions that count as the given one. */
export function countsAs(position: (typeof positions)[number]): readonly (typeof positions)[number][] {
  return generalPositions[position] ?? [position];
}

/** A person's membership in one team: number, position, and dates (null = open). */
export const membership = z.object({
  player: playerRef,
  number: z.string().nullable(),
  position: z.enum(positions).nullable(),
  heightCm: z.number().int().nullable(),
  birthDate: z.iso.date().nullable(),
  /** In years: today, or on the last day of a finished season. */
  age: z.number().int().nullable(),
  nationality: z.string().nullable(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
});
export type Membership = z.infer<typeof membership>;

export const staffRoles = ['coach', 'assistant-coach', 'manager', 'physician'] as const;
export const membershipRoles = ['player', ...staffRoles] as const;

/** A member of a team's staff, by the name that is public. */
export const staffMember = z.object({ role: z.enum(staffRoles), name: z.string(), nationality: z.string().nullable() });
export type StaffMember = z.infer<typeof staffMember>;

export const playerListItem = playerRef.extend({
  position: z.enum(positions).nullable(),
  heightCm: z.number().int().nullable(),
  birthDate: z.iso.date().nullable(),
  nationality: z.string().nullable(),
  currentTeam: teamRef.nullable(),
});
export type PlayerListItem = z.infer<typeof playerListItem>;
