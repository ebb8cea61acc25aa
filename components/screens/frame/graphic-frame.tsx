'use client';

import { type ReactNode, useEffect, useState } from 'react';

import { parseScreenStyle, type ScreenStyle } from './parse-screen-style.ts';
import { useRequestedLanguage } from './use-requested-language.ts';

/** Returns the style from the query string, or null until it is read and the page is in the requested language. */
function useScreenStyle(): ScreenStyle | null {
  const isLanguageRight = useRequestedLanguage();
  const [style, setStyle] = useState<ScreenStyle | null>(null);
  useEffect(() => setStyle(parseScreenStyle(location.search)), []);
  return isLanguageRight ? style : null;
}

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
