import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { suspensionCauses } from '#lib/basketball/discipline/rule.ts';
import { owned, ownedKey, refersTo, revision } from './columns.ts';
import { games } from './games.ts';
import { leagues } from './leagues.ts';
import { people } from './people.ts';
import { documents } from './publications.ts';

/**
 * Decisions of the office that somebody may not play: for a number of games, or through a day. Without a league it holds in all of them.
 * With `sourceGameId` and `cause` it takes the place of what the fouls of that game have brought by rule, also with no games. What
 * fouls bring is computed from the logs.
 */
export const suspensions = pgTable(
  'suspension',
  {
    ...owned(),
    personId: uuid().notNull(),
    leagueId: uuid(),
    games: integer(),
    fromDate: date().notNull(),
    untilDate: date(),
    reason: text().notNull(),
    documentId: uuid(),
    sourceGameId: uuid(),
    cause: text({ enum: suspensionCauses }),
    liftedOn: date(),
    liftedReason: text(),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    refersTo('suspension_person', [t.tenantId, t.personId], people).onDelete('cascade'),
    refersTo('suspension_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    refersTo('suspension_document', [t.tenantId, t.documentId], documents),
    refersTo('suspension_game', [t.tenantId, t.sourceGameId], games).onDelete('cascade'),
    index('suspension_of_person').on(t.tenantId, t.personId),
  ],
);
