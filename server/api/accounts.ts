import { mountOwnFantasy } from './account/fantasy.ts';
import { mountFollows } from './account/follows.ts';
import { mountOwnAccount } from './account/own-account.ts';
import { mountPasskeys } from './account/passkeys.ts';
import { mountSignIn } from './account/sign-in.ts';
import { mountWebsiteUser } from './account/website-user.ts';
import type { Api } from './api.ts';

/** Mounts all calls of accounts and followers. */
export function mountAccounts(api: Api): void {
  mountSignIn(api);
  mountPasskeys(api);
  mountOwnAccount(api);
  mountWebsiteUser(api);
  mountFollows(api);
  mountOwnFantasy(api);
}
