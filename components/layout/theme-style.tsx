import type { PaletteInput } from '#lib/theme/palette.ts';
import { themeCss } from '#lib/theme/theme-css.ts';

/** The site's colours, in the document's `<head>`. */
export function ThemeStyle({ palette }: { palette: PaletteInput }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: contains only parsed colours
  return <style dangerouslySetInnerHTML={{ __html: themeCss(palette) }} />;
}
