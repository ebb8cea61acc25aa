'use client';

import { useLayoutEffect, useState } from 'react';
import type { PaletteInput } from '#lib/theme/palette.ts';
import { themeCss } from '#lib/theme/theme-css.ts';
import { themeOfDocument } from '#lib/theme/theme-of-document.ts';

/**
 * The site's colours, in the document's `<head>`. The browser takes them over from the document, so that they stand in it once
 * and its code does not compute them; other colours are seen with the next document. The visitor's scheme is taken over too: React
 * removes what scripts have written on `<html>` where it draws the document anew, as after an error.
 */
export function ThemeStyle({ palette }: { palette: PaletteInput }) {
  const [{ css, scheme }] = useState(() =>
    typeof window === 'undefined' ? { css: themeCss(palette), scheme: undefined } : themeOfDocument(),
  );
  useLayoutEffect(() => {
    if (scheme) document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: contains only parsed colours
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
