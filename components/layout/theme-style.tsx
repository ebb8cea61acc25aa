'use client';

import { useState } from 'react';
import type { PaletteInput } from '#lib/theme/palette.ts';
import { themeCss } from '#lib/theme/theme-css.ts';
import { themeOfDocument } from '#lib/theme/theme-of-document.ts';

/**
 * The site's colours, in the document's `<head>`. The browser takes them over from the document, so that they stand in it once
 * and its code does not compute them; other colours are seen with the next document.
 */
export function ThemeStyle({ palette }: { palette: PaletteInput }) {
  const [css] = useState(() => (typeof window === 'undefined' ? themeCss(palette) : themeOfDocument().css));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: contains only parsed colours
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
