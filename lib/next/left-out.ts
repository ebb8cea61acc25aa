/**
 * Parts of Next that no page needs, by the words with which Next imports them, and what the browser gets in their place:
 * 6 kB of every page.
 */
export const leftOutOfNext = {
  '../build/polyfills/polyfill-module': './lib/next/no-polyfills.ts',
  '../../../lib/constants': { browser: './lib/next/router-constants.ts' },
  './reducers/server-action-reducer': { browser: './lib/next/no-server-actions.ts' },
  // It has the texts of warnings that are given while the site is developed.
  '../../shared/lib/instant-messages': { browser: false },
  'next/dist/compiled/process': { browser: './lib/next/no-process.ts' },
} as const;
