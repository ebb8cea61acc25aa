import { integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { phaseKinds } from '#lib/api/contract/season.ts';
import type { pairings } from '#lib/basketball/series/plan-playoff.ts';
import { carriedResults } from '#lib/basketball/standings/carry-over.ts';
import type { PlaceOutcome } from '#lib/basketball/standings/place-outcomes.ts';
import { type LocalizedText, owned, ownedKey, refersTo, revision, tenantId } from './columns.ts';
import { leagues } from './leagues.ts';
import { teams } from './teams.ts';

const carryOvers = ['none', ...carriedResults] as const;

/**
 * How the teams of a playoff come from the tables of another phase: `ranked` by the standings (across groups by Appendix D.4), or
 * `crossed`, all first-placed teams before all second-placed ones, so that A1 meets B2.
 */
export type PlayoffSeeding = { phaseId: string; teams: number; pairing: (typeof pairings)[number] };

/**
 * `seeding` is declared for a playoff that the engine seeds, and whose games it makes as they become certain.
 * `carryOver` defines which results of `carriesFromPhaseId`, an earlier phase of the league, count in this phase's standings.
 * `standingsProfile` is null where it is that of the league; a group has `outcomes` where they differ from those of its phase.
 */
export const phases = pgTable(
  'phase',
  {
    ...owned(),
    leagueId: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    names: jsonb().$type<LocalizedText>().notNull().default({}),
    kind: text({ enum: phaseKinds }).notNull(),
    order: integer().notNull(),
    carryOver: text({ enum: carryOvers }).notNull().default('none'),
    carriesFromPhaseId: uuid(),
    standingsProfile: text(),
    outcomes: jsonb().$type<PlaceOutcome[]>().notNull().default([]),
    seeding: jsonb().$type<PlayoffSeeding>(),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    refersTo('phase_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    refersTo('phase_carries_from', [t.tenantId, t.carriesFromPhaseId], t),
    unique('phase_slug').on(t.tenantId, t.leagueId, t.slug),
  ],
);

export const groups = pgTable(
  'group',
  {
    ...owned(),
    phaseId: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    names: jsonb().$type<LocalizedText>().notNull().default({}),
    order: integer().notNull(),
    outcomes: jsonb().$type<PlaceOutcome[]>().notNull().default([]),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    refersTo('group_phase', [t.tenantId, t.phaseId], phases).onDelete('cascade'),
    unique('group_slug').on(t.tenantId, t.phaseId, t.slug),
  ],
);

export const groupTeams = pgTable(
  'group_team',
  { tenantId: tenantId(), groupId: uuid().notNull(), teamId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.groupId, t.teamId] }),
    refersTo('group_team_group', [t.tenantId, t.groupId], groups).onDelete('cascade'),
    refersTo('group_team_team', [t.tenantId, t.teamId], teams).onDelete('cascade'),
  ],
);
