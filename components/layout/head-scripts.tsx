'use client';

import { EarlyScript } from '#components/ui/early-script.tsx';
import { saveLocaleScript } from '#lib/i18n/save-locale-script.ts';
import { sectionsScript } from '#lib/page-start/sections-script.ts';
import { chunkScript } from '#lib/recovery/chunk-script.ts';
import { colorSchemeScript } from '#lib/theme/color-scheme.ts';
import { oneWayPanesScript } from '#lib/theme/one-way-panes.ts';

/** The condition stands here, so that the build leaves the scripts out of the browser's code. */
const source =
  typeof window === 'undefined'
    ? [chunkScript, saveLocaleScript, colorSchemeScript, oneWayPanesScript, sectionsScript].join(';')
    : '';

/**
 * The scripts of the document's `<head>`: a reload after a chunk load failure, the language that a visitor picks before the code
 * of the page is there, the visitor's colour scheme before the first paint, whether tables may scroll in one direction, and which
 * sections a phone renders first. As a component of the browser they stand in the document once, not in its flight data as well.
 */
export const HeadScripts = () => <EarlyScript source={source} />;
