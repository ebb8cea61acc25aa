import { create } from 'zustand';
import { publishLogin } from '#lib/account/may-follow.ts';
import { forgetToken, readToken } from '#lib/account/read-token.ts';
import { endSession, fetchUser, keepToken } from '#lib/account/session-calls.ts';
import { configureClient } from '#lib/api/client.ts';
import type { WebsiteUser } from '#lib/api/contract/account/user.ts';
import { leaveMembersPage } from '#lib/routing/leave-members-page.ts';

type Auth = {
  /** That of the cookie, which the server sets; null for an anonymous visitor. */
  accessToken: string | null;
  /** Null until it is fetched. */
  user: WebsiteUser | null;
  /** Takes over the token of the cookie, after a page load or a change in another tab. */
  restore: () => Promise<void>;
  /** Logs in: has the token kept in the cookie, then loads the user. */
  setAccessToken: (token: string) => Promise<void>;
  /** Loads the user; a refusal logs out, a lost connection does not. */
  loadUser: () => Promise<void>;
  /** Forgets user and token, at the server too, and leaves a page that requires login for the home page. */
  logout: () => Promise<void>;
};

/** Who uses the site (specification §3, §4). */
export const useAuth = create<Auth>((set, get) => ({
  accessToken: null,
  user: null,
  restore: async () => {
    const accessToken = readToken();
    if (accessToken === get().accessToken) return;
    set({ accessToken, user: null });
    if (accessToken) await get().loadUser();
  },
  setAccessToken: async (token) => {
    await keepToken(token);
    set({ accessToken: token, user: null });
    publishLogin();
    await get().loadUser();
  },
  loadUser: async () => {
    const token = get().accessToken;
    if (token === null) return;
    const answer = await fetchUser();
    if (get().accessToken !== token) return;
    if (answer.kind === 'user') set({ user: answer.user });
    else if (answer.kind === 'refused') await get().logout();
  },
  logout: async () => {
    const token = get().accessToken;
    set({ accessToken: null, user: null });
    forgetToken();
    if (token !== null) await endSession(token);
    leaveMembersPage();
  },
}));

configureClient({ accessToken: () => useAuth.getState().accessToken });
