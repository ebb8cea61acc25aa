/** Pages for signed-in users (specification §6). */
export const memberRoutes = [
  {
    pattern: '/profile',
    tabs: [
      { id: 'following', slug: '' },
      { id: 'my-games', slug: 'my-games' },
      { id: 'my-fantasy', slug: 'my-fantasy' },
    ],
  },
] as const;

export const memberPaths: readonly string[] = memberRoutes.flatMap(({ pattern, tabs }) =>
  tabs.map(({ slug }) => (slug ? `${pattern}/${slug}` : pattern)),
);

/** Whether a path without language prefix requires sign-in. */
export function isMembersOnly(path: string): boolean {
  return memberPaths.includes(path);
}
