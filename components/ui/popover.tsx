'use client';

import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

/** A small field beside what explains or chooses. */
export function Popover({
  trigger,
  label,
  align = 'end',
  children,
}: {
  trigger: ReactElement;
  label: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} className="z-50">
          <Base.Popup
            aria-label={label}
            data-ground="raised"
            className="endline max-w-[calc(100vw-2rem)] min-w-44 shadow-overlay outline-none"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
