import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { slug } from '#lib/api/contract/common.ts';
import { phaseKinds } from '#lib/api/contract/season.ts';
import { carriedResults } from '#lib/basketball/standings/carry-over.ts';
import { placeOutcomes } from '#lib/basketball/standings/place-outcomes.ts';
import { standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import { competitionName, namesByLanguage, revision } from './names.ts';

export const maxPlaces = 64;
export const maxZones = 16;

const part = z.object({
  revision,
  id: z.string(),
  /** The last part of its address, which stays when it is renamed. */
  slug,
  name: z.string(),
  names: namesByLanguage,
  games: z.number().int(),
});

const round = part.extend({
  number: z.number().int().nullable(),
  /** It has series, not games of its own. */
  isPlayoff: z.boolean(),
});
export type ManagedRound = z.infer<typeof round>;

const place = z.number().int().min(1).max(maxPlaces);
/** Zones of a table: what its places lead to, both ends included. */
const outcomes = z.array(z.object({ from: place, to: place, outcome: z.enum(placeOutcomes) })).max(maxZones);

const group = part.extend({
  teamIds: z.array(z.string()),
  /** Empty where they are those of the phase. */
  outcomes,
});
export type ManagedGroup = z.infer<typeof group>;

const phase = part.extend({
  kind: z.enum(phaseKinds),
  /** The earlier phase whose results count in the tables of this one, and which of them; null where none do. */
  carryOver: z.object({ phaseId: z.string(), results: z.enum(carriedResults) }).nullable(),
  /** How its tables are made; null where it is as in the league. */
  standingsProfile: z.string().nullable(),
  outcomes,
});
export type ManagedPhase = z.infer<typeof phase>;

const structure = phase.extend({
  /** Its teams come from a table; see the playoffs. */
  isSeeded: z.boolean(),
  groups: z.array(group),
  rounds: z.array(round),
});
export type PhaseStructure = z.infer<typeof structure>;

const leagueParams = z.object({ leagueId: z.uuid() });
const phaseParams = z.object({ phaseId: z.uuid() });
const groupParams = z.object({ groupId: z.uuid() });
const roundParams = z.object({ roundId: z.uuid() });
const change = z.object({
  revision: revision.optional(),
  name: competitionName.optional(),
  names: namesByLanguage.optional(),
});
export type PartChange = z.output<typeof change>;
/** What a phase with a table may have of its own. */
export const tableSettings = z
  .object({
    carryOver: z.object({ phaseId: z.uuid(), results: z.enum(carriedResults) }).nullable(),
    standingsProfile: z.enum(standingsProfiles.map(({ id }) => id)).nullable(),
    outcomes,
  })
  .partial();
export type TableSettings = z.output<typeof tableSettings>;
const deleted = z.object({ name: z.string() });

export const listManagedPhases = defineCall({
  path: '/v2/manage/leagues/{leagueId}/phases',
  summary: 'The phases of a league with their groups and rounds, and how many games each has',
  params: leagueParams,
  query: z.object({}),
  answer: z.object({ items: z.array(structure) }),
});

export const createPhase = defineCommand({
  method: 'POST',
  path: '/v2/manage/leagues/{leagueId}/phases',
  summary: 'Adds a phase after the others; without a name it gets that of its kind in all languages',
  params: leagueParams,
  body: tableSettings.extend({
    kind: z.enum(phaseKinds),
    name: competitionName.optional(),
    names: namesByLanguage.optional(),
  }),
  answer: phase,
});
export type PhaseToCreate = z.output<typeof createPhase.body>;

export const changePhase = defineCommand({
  method: 'PUT',
  path: '/v2/manage/phases/{phaseId}',
  summary:
    'Changes a phase: names, results that it carries over, how its tables are made, their zones; its address stays',
  params: phaseParams,
  body: change.extend(tableSettings.shape),
  answer: phase,
});
export type PhaseChange = z.output<typeof changePhase.body>;

export const deletePhase = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/phases/{phaseId}',
  summary: 'Deletes a phase without games and decisions, with its empty rounds and groups',
  params: phaseParams,
  body: z.object({}),
  answer: deleted,
});

export const createGroup = defineCommand({
  method: 'POST',
  path: '/v2/manage/phases/{phaseId}/groups',
  summary: 'Adds a group to a phase; a single letter is named in all languages',
  params: phaseParams,
  body: z.object({ name: competitionName, names: namesByLanguage.optional(), outcomes: outcomes.optional() }),
  answer: group,
});
export type GroupToCreate = z.output<typeof createGroup.body>;

export const changeGroup = defineCommand({
  method: 'PUT',
  path: '/v2/manage/groups/{groupId}',
  summary:
    'Changes a group: names, the teams in it, the zones of its table; a team that comes from another group leaves that one',
  params: groupParams,
  body: change.extend({ teamIds: z.array(z.uuid()).max(maxPlaces).optional(), outcomes: outcomes.optional() }),
  answer: group,
});
export type GroupChange = z.output<typeof changeGroup.body>;

export const deleteGroup = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/groups/{groupId}',
  summary: 'Deletes a group without games and decisions; its teams stay in the league',
  params: groupParams,
  body: z.object({}),
  answer: deleted,
});

export const createRound = defineCommand({
  method: 'POST',
  path: '/v2/manage/phases/{phaseId}/rounds',
  summary: 'Adds a round to a phase: the next one by number, or one with a name',
  params: phaseParams,
  body: z.object({ name: competitionName.optional(), names: namesByLanguage.optional() }),
  answer: round,
});
export type RoundToCreate = z.output<typeof createRound.body>;

export const changeRound = defineCommand({
  method: 'PUT',
  path: '/v2/manage/rounds/{roundId}',
  summary: 'Renames a round, also one of a playoff; its address stays',
  params: roundParams,
  body: change,
  answer: round,
});

export const deleteRound = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/rounds/{roundId}',
  summary: 'Deletes a round without games',
  params: roundParams,
  body: z.object({}),
  answer: deleted,
});
