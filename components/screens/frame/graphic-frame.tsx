'use client';

import type { ReactNode } from 'react';
import { useScreenStyle } from './use-screen-style.ts';

/** The frame of a broadcast graphic: transparent, inside the safe margins, in the scale and theme of the query string. */
export function GraphicFrame({ children }: { children: ReactNode }) {
  const style = useScreenStyle();
  if (!style) return null;
  return (
    <main
      className="graphic"
      style={{ '--key': style.key ?? 'transparent', '--scale': style.scale }}
      data-theme={style.theme}
    >
      <div className="graphic-stage">{children}</div>
    </main>
  );
}
