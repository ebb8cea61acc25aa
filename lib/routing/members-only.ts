/** Pages for who is logged in (specification §6). */
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

/** Whether a path without language is for who is logged in only. */
export function isMembersOnly(path: string): boolean {
  return memberRoutes.some(({ pattern, tabs }) =>
    tabs.some(({ slug }) => path === (slug ? `${pattern}/${slug}` : pattern)),
  );
}
