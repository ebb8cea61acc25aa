import type { ReactNode } from 'react';

/** What went wrong with a form as a whole. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="border-s-4 border-negative bg-raised p-3 font-semibold">
      {children}
    </div>
  );
}
