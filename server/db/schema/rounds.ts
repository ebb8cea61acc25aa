import { date, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { type LocalizedText, owned, ownedKey, refersTo, revision } from './columns.ts';
import { leagues } from './leagues.ts';
import { phases } from './phases.ts';

/** A round of a phase without playoff series. Its slug is unique in the league, as in the URLs of its games. */
export const rounds = pgTable(
  'round',
  {
    ...owned(),
    leagueId: uuid().notNull(),
    phaseId: uuid().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    names: jsonb().$type<LocalizedText>().notNull().default({}),
    number: integer(),
    order: integer().notNull(),
    startsOn: date(),
    endsOn: date(),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    refersTo('round_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    refersTo('round_phase', [t.tenantId, t.phaseId], phases).onDelete('cascade'),
    unique('round_slug').on(t.tenantId, t.leagueId, t.slug),
  ],
);
