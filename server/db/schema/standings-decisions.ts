import { date, index, integer, jsonb, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { annulmentPolicies, standingsDecisionKinds } from '#lib/basketball/standings/game.ts';
import { type LocalizedText, owned, ownedKey, refersTo } from './columns.ts';
import { groups, phases } from './phases.ts';
import { teams } from './teams.ts';

/**
 * Standings are computed from the games when read; decisions that games cannot express are stored here. `drawOrder` 1
 * was drawn first.
 */
export const standingsDecisions = pgTable(
  'standings_decision',
  {
    ...owned(),
    phaseId: uuid().notNull(),
    groupId: uuid(),
    teamId: uuid().notNull(),
    kind: text({ enum: standingsDecisionKinds }).notNull(),
    points: numeric({ mode: 'number' }),
    policy: text({ enum: annulmentPolicies }),
    drawOrder: integer(),
    decidedOn: date(),
    reason: jsonb().$type<LocalizedText>().notNull().default({}),
  },
  (t) => [
    ownedKey(t),
    refersTo('standings_decision_phase', [t.tenantId, t.phaseId], phases).onDelete('cascade'),
    refersTo('standings_decision_group', [t.tenantId, t.groupId], groups).onDelete('cascade'),
    refersTo('standings_decision_team', [t.tenantId, t.teamId], teams).onDelete('cascade'),
    index('standings_decision_of_phase').on(t.tenantId, t.phaseId),
  ],
);
