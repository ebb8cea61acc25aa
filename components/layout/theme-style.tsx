import { colorSchemeScript } from '#lib/theme/color-scheme.ts';
import { oneWayPanesScript } from '#lib/theme/one-way-panes.ts';
import type { PaletteInput } from '#lib/theme/palette.ts';
import { themeCss } from '#lib/theme/theme-css.ts';

/** The theme in the document's `<head>`: the site's colours, the visitor's colour scheme before the first paint, and how tables may scroll. */
export function ThemeStyle({ palette }: { palette: PaletteInput }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: contains only parsed colours */}
      <style dangerouslySetInnerHTML={{ __html: themeCss(palette) }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: oneWayPanesScript }} />
    </>
  );
}
