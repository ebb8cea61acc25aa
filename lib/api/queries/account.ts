import { getAccountsInfo } from '#lib/api/contract/account/accounts.ts';
import { getOwnAccount, listAccountSessions } from '#lib/api/contract/account/my-account.ts';
import { listPasskeys } from '#lib/api/contract/account/passkeys.ts';
import { getWebsiteUser } from '#lib/api/contract/account/user.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { apiQuery } from './query.ts';

const nothing = { params: {}, query: {} };

/** Returns the query of the logged-in visitor on this site. */
export const websiteUserQuery = (locale: Locale) => apiQuery(getWebsiteUser, { params: {}, query: { locale } });

export const accountsInfoQuery = () => apiQuery(getAccountsInfo, nothing);

/** Return the queries of what belongs to the account on the official website. */
export const ownAccountQuery = () => apiQuery(getOwnAccount, nothing);
export const sessionsQuery = () => apiQuery(listAccountSessions, nothing);
export const passkeysQuery = () => apiQuery(listPasskeys, nothing);
