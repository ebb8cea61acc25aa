import { colorSchemeScript } from '#lib/theme/color-scheme.ts';
import type { PaletteInput } from '#lib/theme/palette.ts';
import { themeCss } from '#lib/theme/theme-css.ts';

/** The theme in the document's `<head>`: the site's colours, and the visitor's colour scheme before the first paint. */
export function ThemeStyle({ palette }: { palette: PaletteInput }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: contains only parsed colours */}
      <style dangerouslySetInnerHTML={{ __html: themeCss(palette) }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
    </>
  );
}
