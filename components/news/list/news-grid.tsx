import type { ReactNode } from 'react';

/** Stories in a responsive grid. */
export function NewsGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">{children}</ul>;
}
