'use client';

import { EarlyScript } from '#components/ui/early-script.tsx';
import { earlyFontsScript } from '#lib/theme/early-fonts.ts';

/** Asks for the fonts of a page of the site before its first line is laid out. */
export function EarlyFonts() {
  return <EarlyScript source={earlyFontsScript} />;
}
