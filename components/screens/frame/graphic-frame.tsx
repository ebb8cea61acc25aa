'use client';

import type { ReactNode } from 'react';
import { useScreenStyle } from './use-screen-style.ts';

/** A picture for the stream: nothing behind it, kept inside the safe margins, in the size and look of its address. */
export function GraphicFrame({ children }: { children: ReactNode }) {
  const look = useScreenStyle();
  if (!look) return null;
  return (
    <main
      className="graphic"
      style={{ '--key': look.key ?? 'transparent', '--scale': look.scale }}
      data-theme={look.theme}
    >
      <div className="graphic-stage">{children}</div>
    </main>
  );
}
