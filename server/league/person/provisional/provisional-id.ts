import type { Side } from '#lib/basketball/events.ts';

const prefix = 'provisional:';

/** The external id of a player who is known by team and number in one game only. */
export const provisionalId = (gameId: string, side: Side, number: string): string =>
  `${prefix}${gameId}:${side}:${number}`;

/** Whether a record was made at the table and is not joined to a person yet. */
export const isProvisional = ({ slug }: { slug: string }): boolean => slug.startsWith(provisionalSlug(''));

/** Slugs of people are made from names, which have no such beginning. */
export const provisionalSlug = (id: string): string => `unknown-player-${id.slice(0, 8)}`;
