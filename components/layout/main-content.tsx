import { type ReactNode, ViewTransition } from 'react';
import { navigation } from '#components/ui/navigation.ts';
import { mainId } from './skip-link.tsx';

/**
 * The `<main>` element, with the view transition `page` on navigation. Other updates start none: while one is captured, clicks are lost, and React
 * returns the focus to the field that had it before.
 */
export function MainContent({ children }: { children: ReactNode }) {
  return (
    <ViewTransition name="page" default={{ [navigation]: 'auto', default: 'none' }}>
      <main id={mainId} tabIndex={-1} className="min-h-[60svh] outline-none">
        {children}
      </main>
    </ViewTransition>
  );
}
