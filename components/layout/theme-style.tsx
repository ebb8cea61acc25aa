import { colorSchemeScript } from '#lib/theme/color-scheme.ts';
import type { PaletteInput } from '#lib/theme/palette.ts';
import { themeCss } from '#lib/theme/theme-css.ts';

/** For the document's head: the client's colours, and the visitor's choice of scheme before the first paint. */
export function ThemeStyle({ palette }: { palette: PaletteInput }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of parsed colours only */}
      <style dangerouslySetInnerHTML={{ __html: themeCss(palette) }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
    </>
  );
}
