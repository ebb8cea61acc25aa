import { profileTabs } from '#lib/tabs.ts';

const profile = '/profile';

/** Pages for signed-in users (specification §6), without language prefix. */
export const memberPaths: readonly string[] = [
  ...profileTabs.map(({ slug }) => (slug ? `${profile}/${slug}` : profile)),
  `${profile}/account`,
];

/** Whether a path without language prefix requires sign-in. */
export function isMembersOnly(path: string): boolean {
  return path.startsWith(profile) && memberPaths.includes(path);
}
