import { getFollowing, getOwnGames } from '#lib/api/contract/account/following.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { apiQuery } from './query.ts';

/** Returns the query of the first screen of the profile. */
export const followingQuery = (locale: Locale) => apiQuery(getFollowing, { params: {}, query: { locale } });

/** Returns the query of the visitor's own games. */
export const ownGamesQuery = (locale: Locale) => apiQuery(getOwnGames, { params: {}, query: { locale } });
