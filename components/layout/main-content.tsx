import { type ReactNode, ViewTransition } from 'react';
import { mainId } from './skip-link.tsx';

/** What changes from page to page; the change is the transition named `page`. */
export function MainContent({ children }: { children: ReactNode }) {
  return (
    <ViewTransition name="page">
      <main id={mainId} tabIndex={-1} className="min-h-[60svh] outline-none">
        {children}
      </main>
    </ViewTransition>
  );
}
