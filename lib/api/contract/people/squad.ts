import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { storedWhole } from '#lib/api/contract/common.ts';
import { membershipRoles, positions } from '#lib/api/contract/player.ts';
import { restrictions } from '#lib/api/contract/restriction.ts';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import { personCard } from './person.ts';
import { personName } from './person-name.ts';

const maxEntries = 100;
const day = z.iso.date();
const number = z.string().regex(shirtNumber, 'must be 0, 00 or 1 to 99');
const revision = storedWhole;
const ofTeam = z.object({ teamId: z.uuid() });
const ofMember = z.object({ memberId: z.uuid() });

const squadMember = z
  .object({
    /** Of the membership, not of the person. */
    id: z.string(),
    revision,
    teamId: z.string(),
    person: z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      birthDate: day.nullable(),
      isProvisional: z.boolean(),
    }),
    role: z.enum(membershipRoles),
    number: z.string().nullable(),
    position: z.enum(positions).nullable(),
    isCaptain: z.boolean(),
    from: day.nullable(),
    until: day.nullable(),
    restriction: z.enum(restrictions).nullable(),
    restrictedUntil: day.nullable(),
    /** The licence that is valid today, else that which has ended last. */
    licence: z.object({ number: z.string(), until: day.nullable(), isValid: z.boolean() }).nullable(),
  })
  .meta({ id: 'SquadMember' });
export type SquadMember = z.infer<typeof squadMember>;

const squad = z
  .object({
    team: z.object({ id: z.string(), name: z.string(), league: z.string(), season: z.string() }),
    /** In the order in which pages and the scorer's desk show them. */
    members: z.array(squadMember),
  })
  .meta({ id: 'Squad' });
export type Squad = z.infer<typeof squad>;

export const getSquad = defineCall({
  path: '/v2/manage/teams/{teamId}/squad',
  summary: 'Everybody who is or was in a team, by whole names, in their order',
  params: ofTeam,
  query: z.object({}),
  answer: squad,
});

const fields = {
  role: z.enum(membershipRoles),
  number: number.nullable(),
  position: z.enum(positions).nullable(),
  isCaptain: z.boolean(),
  from: day.nullable(),
  until: day.nullable(),
};

const membership = {
  role: fields.role.default('player'),
  number: fields.number.default(null),
  position: fields.position.default(null),
  isCaptain: fields.isCaptain.default(false),
  from: fields.from.default(null),
  until: fields.until.default(null),
};
const knownPerson = z.object({ ...membership, personId: z.uuid() });
const newPerson = z.object({
  ...membership,
  ...personName,
  birthDate: day.nullable().default(null),
  /** Somebody has looked at the people whom the name resembles: this is another one. */
  isAnother: z.boolean().default(false),
});

export const enterSquadMembers = defineCommand({
  method: 'POST',
  path: '/v2/manage/teams/{teamId}/squad',
  summary:
    'Enters people in a squad, known ones by id, new ones by name: all of them or, with a fault, none. A new name that resembles a known one is a conflict, with the people in `current`, those of other clubs as the public sees them, until `isAnother` says otherwise',
  params: ofTeam,
  body: z.object({
    entries: z
      .array(z.union([knownPerson, newPerson]))
      .min(1)
      .max(maxEntries),
  }),
  answer: z.object({
    /** Those who were entered, in the order of the entries. */
    members: z.array(squadMember),
    /** How many of them are people whom the league did not know. */
    created: z.number().int(),
  }),
});
export type SquadEntry = z.input<typeof enterSquadMembers.body>['entries'][number];
export type SquadEntries = z.output<typeof enterSquadMembers.body>['entries'];

/** Somebody whose record the caller may not open. */
const personOutside = z.object({
  id: z.string(),
  /** As pages show it; null where the name is not public. */
  name: z.string().nullable(),
  /** The latest; null for somebody who is in no squad. */
  team: z.string().nullable(),
  season: z.string().nullable(),
});
export type PersonOutside = z.infer<typeof personOutside>;

const lookAlike = z.object({
  /** The number of the entry whose name resembles them. */
  entry: z.number().int(),
  people: z.array(personCard),
  outside: z.array(personOutside),
});

/** What a refusal of new names has in `current`. */
export const lookAlikes = z.object({ lookAlikes: z.array(lookAlike) });
export type LookAlikes = z.infer<typeof lookAlikes>['lookAlikes'];

export const setSquadMember = defineCommand({
  method: 'PUT',
  path: '/v2/manage/squad-members/{memberId}',
  summary: 'Changes a place in a squad; what is left out stays, null clears',
  params: ofMember,
  body: z.object(fields).partial().extend({ revision: revision.optional() }),
  answer: squadMember,
});
export type SquadMemberInput = z.output<typeof setSquadMember.body>;

export const orderSquad = defineCommand({
  method: 'PUT',
  path: '/v2/manage/teams/{teamId}/squad/order',
  summary: 'Sets the order of a squad: the ids of all its places',
  params: ofTeam,
  body: z.object({ memberIds: z.array(z.uuid()) }),
  answer: squad,
});

export const transferSquadMember = defineCommand({
  method: 'POST',
  path: '/v2/manage/squad-members/{memberId}/transfer',
  summary: 'Moves somebody to another team: the place ends on the day before, another one begins on the day',
  params: ofMember,
  body: z.object({
    revision: revision.optional(),
    teamId: z.uuid(),
    on: day,
    number: number.nullable().default(null),
  }),
  answer: z.object({ left: squadMember, joined: squadMember }),
});
export type TransferInput = z.output<typeof transferSquadMember.body>;

export const removeSquadMembers = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/teams/{teamId}/squad',
  summary:
    'Removes places from a squad, as if they had been entered by mistake. Who has played for the team gets a last day instead. `withPeople`: also the people of whom nothing else is known',
  params: ofTeam,
  body: z.object({ memberIds: z.array(z.uuid()).min(1).max(maxEntries), withPeople: z.boolean().default(false) }),
  answer: squad,
});
export type RemoveMembersInput = z.output<typeof removeSquadMembers.body>;
