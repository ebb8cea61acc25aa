import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { slug } from '#lib/api/contract/common.ts';
import { phaseKinds } from '#lib/api/contract/season.ts';
import { competitionName, namesByLanguage, revision } from './names.ts';

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

const group = part.extend({ teamIds: z.array(z.string()) });
export type ManagedGroup = z.infer<typeof group>;

const phase = part.extend({ kind: z.enum(phaseKinds) });
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
  body: z.object({ kind: z.enum(phaseKinds), name: competitionName.optional(), names: namesByLanguage.optional() }),
  answer: phase,
});
export type PhaseToCreate = z.output<typeof createPhase.body>;

export const changePhase = defineCommand({
  method: 'PUT',
  path: '/v2/manage/phases/{phaseId}',
  summary: 'Renames a phase; its address stays',
  params: phaseParams,
  body: change,
  answer: phase,
});
export type PartChange = z.output<typeof changePhase.body>;

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
  body: z.object({ name: competitionName, names: namesByLanguage.optional() }),
  answer: group,
});
export type GroupToCreate = z.output<typeof createGroup.body>;

export const changeGroup = defineCommand({
  method: 'PUT',
  path: '/v2/manage/groups/{groupId}',
  summary: 'Renames a group, or says which teams are in it; a team that comes from another group leaves that one',
  params: groupParams,
  body: change.extend({ teamIds: z.array(z.uuid()).max(64).optional() }),
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
