'use client';

import { EarlyScript } from '#components/ui/early-script.tsx';
import { saveLocaleScript } from '#lib/i18n/save-locale-script.ts';
import { sectionsScript } from '#lib/page-start/sections-script.ts';
import { chunkScript } from '#lib/recovery/chunk-script.ts';
import { colorSchemeScript } from '#lib/theme/color-scheme.ts';
import { oneWayPanesScript } from '#lib/theme/one-way-panes.ts';

/**
 * The scripts of the document's `<head>`: a reload after a chunk load failure, the language that a visitor picks before the code
 * of the page is there, the visitor's colour scheme before the first paint, whether tables may scroll in one direction, and which
 * sections a phone renders first. As code of the browser they stand in the document once, not in its flight data as well.
 */
export function HeadScripts() {
  return (
    <>
      <EarlyScript source={chunkScript} />
      <EarlyScript source={saveLocaleScript} />
      <EarlyScript source={colorSchemeScript} />
      <EarlyScript source={oneWayPanesScript} />
      <EarlyScript source={sectionsScript} />
    </>
  );
}
