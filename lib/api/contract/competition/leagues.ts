import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { slug, storedWhole } from '#lib/api/contract/common.ts';
import { disciplineSchema } from '#lib/basketball/discipline/rule.ts';
import { rulesProfileSchema } from '#lib/basketball/rules/profile-schema.ts';
import { standingsShape } from '#lib/basketball/standings/profile-schema.ts';
import { clubRules } from './club-rules.ts';
import { competitionName, namesByLanguage, revision } from './names.ts';

const kind = z.enum(['league', 'tournament']);
const profileId = z.string().min(1).max(60);
const timeZone = z.string().max(64);
/** A profile and the built-in one that it extends, which may be itself. */
const rules = rulesProfileSchema.extend({ extends: profileId });
const standings = z.strictObject({ ...standingsShape, extends: profileId });

const managedLeague = z
  .object({
    revision,
    id: z.string(),
    /** The last part of its address, which stays when it is renamed. */
    slug,
    season: z.object({ id: z.string(), slug, name: z.string() }),
    name: z.string(),
    names: namesByLanguage,
    kind,
    rules,
    standings,
    discipline: disciplineSchema,
    isOnLandingPage: z.boolean(),
    clubRules,
    /** Null where it is that of the site. */
    timeZone: timeZone.nullable(),
    /** Smaller ones stand before others of the season. */
    order: z.number().int(),
    games: z.number().int(),
    gamesWithResult: z.number().int(),
  })
  .meta({ id: 'ManagedLeague' });
export type ManagedLeague = z.infer<typeof managedLeague>;

const leagueParams = z.object({ leagueId: z.uuid() });

export const getManagedLeague = defineCall({
  path: '/v2/manage/leagues/{leagueId}',
  summary: 'A league as the office changes it, with the profiles in force',
  params: leagueParams,
  query: z.object({}),
  answer: managedLeague,
});

export const createLeague = defineCommand({
  method: 'POST',
  path: '/v2/manage/seasons/{seasonId}/leagues',
  summary: 'Adds a league to a season, with built-in profiles of its rules and standings',
  params: z.object({ seasonId: z.uuid() }),
  body: z.object({
    name: competitionName,
    names: namesByLanguage.optional(),
    kind: kind.default('league'),
    rulesProfile: profileId.default('fiba-2024'),
    standingsProfile: profileId.default('fiba'),
    isOnLandingPage: z.boolean().default(true),
    timeZone: timeZone.nullable().default(null),
  }),
  answer: managedLeague,
});
export type LeagueToCreate = z.output<typeof createLeague.body>;

export const changeLeague = defineCommand({
  method: 'PUT',
  path: '/v2/manage/leagues/{leagueId}',
  summary: 'Changes a league; what is left out stays. Other rules apply to its games before tip-off',
  params: leagueParams,
  body: z.object({
    revision: revision.optional(),
    name: competitionName.optional(),
    names: namesByLanguage.optional(),
    kind: kind.optional(),
    rules: rules.optional(),
    standings: standings.optional(),
    discipline: disciplineSchema.optional(),
    isOnLandingPage: z.boolean().optional(),
    clubRules: clubRules.optional(),
    timeZone: timeZone.nullable().optional(),
    order: z.number().int().min(0).max(1000).optional(),
  }),
  answer: managedLeague,
});
export type LeagueChange = z.output<typeof changeLeague.body>;

export const deleteLeague = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/leagues/{leagueId}',
  summary:
    'Deletes a league, one with teams or scheduled games only where their numbers are given; none in which a game has a result',
  params: leagueParams,
  body: z.object({
    /** What will be removed with it, as it was told to whoever decides. */
    removing: z.object({ teams: storedWhole, games: storedWhole }).optional(),
  }),
  answer: z.object({ name: z.string(), teams: z.number().int(), games: z.number().int() }),
});

const enteredTeam = z.object({
  id: z.string(),
  slug,
  name: z.string(),
  shortName: z.string(),
  code: z.string(),
  games: z.number().int(),
});
export type EnteredTeam = z.infer<typeof enteredTeam>;

export const listEnteredTeams = defineCall({
  path: '/v2/manage/leagues/{leagueId}/teams',
  summary: 'The teams of a league by name, with how many games each has',
  params: leagueParams,
  query: z.object({}),
  answer: z.object({ items: z.array(enteredTeam) }),
});

export const enterTeams = defineCommand({
  method: 'POST',
  path: '/v2/manage/leagues/{leagueId}/teams',
  summary: 'Enters teams by name, each of a club that has the name or of a new one; what is entered already stays',
  params: leagueParams,
  body: z.object({ names: z.array(competitionName).min(1).max(64) }),
  answer: z.object({ items: z.array(enteredTeam), added: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

export const withdrawEntry = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/teams/{teamId}',
  summary: 'Deletes a team, one with scheduled games only where their number is given; none that has a result',
  params: z.object({ teamId: z.uuid() }),
  body: z.object({ removing: z.object({ games: storedWhole }).optional() }),
  answer: z.object({ name: z.string(), games: z.number().int(), club: z.string().nullable() }),
});
