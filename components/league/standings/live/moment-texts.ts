import type { BrowserNamespace } from '#messages/load-texts.ts';

/** The texts of standings that are drawn in the browser. */
export const momentTexts: readonly BrowserNamespace[] = ['entity', 'standings', 'statistics', 'ui'];
