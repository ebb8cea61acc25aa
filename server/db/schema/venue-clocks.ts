import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { devicePurposes } from '#lib/api/contract/staff.ts';
import { owned, ownedKey, refersTo, tenantId } from './columns.ts';
import { venues } from './venues.ts';

/** A clock reading at an instant: `at` is ISO 8601, UTC. */
export type StoredAnchor = { running: boolean; remainingMs: number; at: string };

/** The clocks of a venue's own hardware, as last published. */
export const venueClocks = pgTable(
  'venue_clock',
  {
    tenantId: tenantId(),
    venueId: uuid().notNull(),
    gameId: uuid(),
    period: integer(),
    gameClock: jsonb().$type<StoredAnchor>().notNull(),
    shotClock: jsonb().$type<StoredAnchor | null>(),
    toldAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.venueId] }),
    refersTo('venue_clock_venue', [t.tenantId, t.venueId], venues).onDelete('cascade'),
  ],
);

/** The key of a device in a venue, valid for one purpose; its name is unique there. Only its digest is stored. */
export const deviceKeys = pgTable(
  'device_key',
  {
    ...owned(),
    venueId: uuid().notNull(),
    name: text().notNull(),
    purpose: text({ enum: devicePurposes }).notNull().default('clocks'),
    keyHash: text().notNull().unique(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    ownedKey(t),
    refersTo('device_key_venue', [t.tenantId, t.venueId], venues).onDelete('cascade'),
    unique('device_key_name').on(t.tenantId, t.venueId, t.purpose, t.name),
  ],
);
