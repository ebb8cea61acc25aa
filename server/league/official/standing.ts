import { inArray } from 'drizzle-orm';
import { gameOfficials } from '#server/db/schema/officials.ts';

const standingStates = ['confirmed', 'accepted'] as const;

/** The condition that an appointment stands: who is only asked, or has declined, is no official of the game yet. */
export const standsAsOfficial = inArray(gameOfficials.state, standingStates);

/** `standsAsOfficial` of a loaded row. */
export const isStanding = ({ state }: Pick<typeof gameOfficials.$inferSelect, 'state'>): boolean =>
  standingStates.some((one) => one === state);
