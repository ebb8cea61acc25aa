import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A collapsible section (`<details>`); works without JavaScript. */
export function Disclosure({
  summary,
  isOpen,
  children,
}: {
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="group border-b border-line">
      <summary className="flex min-h-11 items-center justify-between gap-3 py-2 font-semibold hover:text-link">
        {summary}
        <Icon name="chevron-down" className="text-quiet group-open:rotate-180" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
