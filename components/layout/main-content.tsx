import { type ReactNode, ViewTransition } from 'react';
import { mainId } from './skip-link.tsx';

/** The `<main>` element, with the view transition `page` on navigation. */
export function MainContent({ children }: { children: ReactNode }) {
  return (
    <ViewTransition name="page">
      <main id={mainId} tabIndex={-1} className="min-h-[60svh] outline-none">
        {children}
      </main>
    </ViewTransition>
  );
}
