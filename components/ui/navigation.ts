import { create } from 'zustand';

/** How many links are opening their pages. */
export const useNavigation = create<{ opening: number }>(() => ({ opening: 0 }));

/** Counts a page as opening until the returned function is called. */
export function startNavigation(): () => void {
  useNavigation.setState(({ opening }) => ({ opening: opening + 1 }));
  return () => useNavigation.setState(({ opening }) => ({ opening: opening - 1 }));
}
