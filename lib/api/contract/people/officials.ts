import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant, localeQuery, storedWhole } from '#lib/api/contract/common.ts';
import { gameOfficialRoles } from '#lib/api/contract/game.ts';
import { appointmentStates } from './appointment-states.ts';
import { personName } from './person-name.ts';

const maxAbsences = 100;
const maxCrew = 16;
const day = z.iso.date();
const revision = storedWhole;
const text = (max: number) => z.string().trim().min(1).max(max).nullable();
const ofOfficial = z.object({ officialId: z.uuid() });
const role = z.enum(gameOfficialRoles);
const state = z.enum(appointmentStates);

const officialAbsence = z.object({ from: day, until: day, note: text(200) });
export type OfficialAbsence = z.infer<typeof officialAbsence>;
const officialAbsences = z.array(officialAbsence).max(maxAbsences);

const contact = { level: text(60), email: z.email().max(254).nullable(), phone: text(40) };

const officialRecord = z
  .object({
    id: z.string(),
    revision,
    firstName: z.string(),
    lastName: z.string(),
    /** The level of the licence, in the words of the league. */
    level: z.string().nullable(),
    /** How the office reaches the official; on no page of the site. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** Whether there is a link with which the official answers and enters absences. */
    hasLink: z.boolean(),
    games: z.number().int(),
    absences: officialAbsences,
  })
  .meta({ id: 'OfficialRecord' });
export type OfficialRecord = z.infer<typeof officialRecord>;

export const listOfficialRecords = defineCall({
  path: '/v2/manage/official-records',
  summary: 'Officials by name, with their licence level, how they are reached, and when they are absent from today on',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ items: z.array(officialRecord) }),
});

export const createOfficial = defineCommand({
  method: 'POST',
  path: '/v2/manage/official-records',
  summary: 'Enters an official; one of the same name is a conflict',
  params: z.object({}),
  body: z.object({
    ...personName,
    level: contact.level.default(null),
    email: contact.email.default(null),
    phone: contact.phone.default(null),
  }),
  answer: officialRecord,
});
export type OfficialInput = z.output<typeof createOfficial.body>;

export const changeOfficial = defineCommand({
  method: 'PUT',
  path: '/v2/manage/official-records/{officialId}',
  summary: 'Changes an official; what is left out stays, null clears. `absences` replaces those from today on',
  params: ofOfficial,
  body: z
    .object({ ...personName, ...contact, absences: officialAbsences })
    .partial()
    .extend({ revision: revision.optional() }),
  answer: officialRecord,
});
export type OfficialChange = z.output<typeof changeOfficial.body>;

export const linkOfficial = defineCommand({
  method: 'POST',
  path: '/v2/manage/official-records/{officialId}/link',
  summary:
    'Makes the link with which an official answers and enters absences; the one before ends. It is told here once, and sent where the site sends mails',
  params: ofOfficial,
  body: z.object({}),
  answer: z.object({ path: z.string(), isSent: z.boolean() }),
});

export const unlinkOfficial = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/official-records/{officialId}/link',
  summary: 'Ends the link of an official',
  params: ofOfficial,
  body: z.object({}),
  answer: z.object({}),
});

const crewMember = z.object({
  officialId: z.string(),
  name: z.string(),
  role,
  state,
  answeredAt: instant.nullable(),
  /** Why the official has declined. */
  answer: z.string().nullable(),
  /** The official is in another game at that time, or is absent that day. */
  isBooked: z.boolean(),
  isAbsent: z.boolean(),
});

const appointment = z
  .object({
    gameId: z.string(),
    teams: z.string(),
    league: z.string(),
    round: z.string().nullable(),
    venue: z.string().nullable(),
    day: day.nullable(),
    tipOffAt: instant.nullable(),
    timeZone: z.string(),
    /** In the order of the scoresheet. */
    crew: z.array(crewMember),
  })
  .meta({ id: 'Appointment' });
export type Appointment = z.infer<typeof appointment>;

export const listAppointments = defineCall({
  path: '/v2/manage/appointments',
  summary: 'The games of the next days with their crews, how far each appointment is, and double bookings',
  params: z.object({}),
  query: localeQuery.extend({ days: z.coerce.number().int().min(1).max(365).default(21) }),
  answer: z.object({ items: z.array(appointment) }),
});

const place = z.object({ officialId: z.uuid(), role });
export type CrewPlace = z.infer<typeof place>;

export const appointCrew = defineCommand({
  method: 'PUT',
  path: '/v2/manage/games/{gameId}/crew',
  summary:
    'Sets the crew of a game: who is new is asked, who stays keeps the answer. Double bookings and absences are told, not refused. `base`: the crew that the change was made on',
  params: z.object({ gameId: z.uuid() }),
  body: z.object({ crew: z.array(place).max(maxCrew), base: z.array(place).max(maxCrew).optional() }),
  answer: z.object({
    appointment,
    /** New members to whom no mail could go: they need their link in another way. */
    untold: z.array(z.object({ officialId: z.string(), name: z.string() })),
  }),
});
export type CrewInput = z.output<typeof appointCrew.body>;

const ofToken = z.object({ officialToken: z.uuid() });

const duty = z.object({
  gameId: z.string(),
  teams: z.string(),
  league: z.string(),
  venue: z.string().nullable(),
  day: day.nullable(),
  tipOffAt: instant.nullable(),
  timeZone: z.string(),
  role,
  state,
});

const ownDuties = z
  .object({ name: z.string(), duties: z.array(duty), absences: officialAbsences })
  .meta({ id: 'OfficialDuties' });
export type OfficialDuties = z.infer<typeof ownDuties>;

export const getOfficialDuties = defineCall({
  path: '/v2/website/officiating/{officialToken}',
  summary: 'The games to which the official with this link is appointed, and the days of absence',
  params: ofToken,
  query: localeQuery,
  answer: ownDuties,
});

export const answerAppointment = defineCommand({
  method: 'PUT',
  path: '/v2/website/officiating/{officialToken}/games/{gameId}',
  summary: 'Accepts or declines an appointment, until the game begins; who declines says why',
  params: ofToken.extend({ gameId: z.uuid() }),
  body: localeQuery.extend({ answer: z.enum(['accepted', 'declined']), reason: text(300).default(null) }),
  answer: ownDuties,
});
export type AppointmentAnswer = z.output<typeof answerAppointment.body>;

export const setOwnAbsences = defineCommand({
  method: 'PUT',
  path: '/v2/website/officiating/{officialToken}/absences',
  summary: 'Sets the days from today on on which the official is absent',
  params: ofToken,
  body: localeQuery.extend({ absences: officialAbsences }),
  answer: ownDuties,
});
