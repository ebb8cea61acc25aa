'use client';

import { type ReactNode, ViewTransition } from 'react';
import { useNavigation } from '#components/ui/navigation.ts';
import { mainId } from './main-id.ts';

/**
 * The `<main>` element, with the view transition `page` on navigation. Other updates start none: while one is captured, clicks are lost, and React
 * returns the focus to the field that had it before.
 */
export function MainContent({ children }: { children: ReactNode }) {
  const isNavigating = useNavigation(({ opening }) => opening > 0);
  return (
    <ViewTransition name="page" default={isNavigating ? 'auto' : 'none'}>
      <main id={mainId} tabIndex={-1} className="min-h-[60svh] outline-none">
        {children}
      </main>
    </ViewTransition>
  );
}
