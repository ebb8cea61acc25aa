import { callApi } from '#lib/api/client.ts';
import type { AccountsInfo, getAccountsInfo } from '#lib/api/contract/account/accounts.ts';
import { lightCall } from '#lib/api/light-call.ts';
import { hasOutline, isText } from '#lib/api/outline.ts';

const call = lightCall<typeof getAccountsInfo>(
  '/v2/website/accounts',
  hasOutline<AccountsInfo>({ officialUrl: isText }),
);

let known: Promise<AccountsInfo> | undefined;

/** Returns where visitors of this site log in; asked once, and again where that failed. */
export function accountsInfo(): Promise<AccountsInfo> {
  known ??= callApi(call, { params: {}, query: {} }).catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}
