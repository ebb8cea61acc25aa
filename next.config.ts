import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { leftOutOfNext } from './lib/next/left-out.ts';
import { renderingOptions } from './server/render/next/rendering-options.ts';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages are compiled when the site is built: no page loads the parser.
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

// The build's workers read this file too and take the id over from the environment.
process.env.COURTSIDE_BUILD ??= `${randomUUID()} ${new Date().toISOString()}`;
const [buildId = '', builtAt = ''] = process.env.COURTSIDE_BUILD.split(' ');

const nextConfig: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  devIndicators: false,
  cacheHandler: fileURLToPath(new URL('server/render/next/page-handler.ts', import.meta.url)),
  // For what the readers answer. With 0 Next would cache nothing that says 'use cache'.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  // The build uploads and removes them; see server/cli/start/upload-source-maps.ts.
  productionBrowserSourceMaps: Boolean(process.env.SENTRY_AUTH_TOKEN),
  // Pictures come from the engine; Next's own resizer would write a file for each made-up size.
  images: { unoptimized: true },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: leftOutOfNext,
  },
  // The server in front compresses, and asks for a page as anybody gets it.
  compress: false,
  experimental: {
    ...renderingOptions.experimental,
    agentUpgrade: false,
    validateRSCRequestHeaders: false,
    // Less JavaScript: Next and React are CommonJS.
    turbopackCjsScopeHoisting: true,
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
  },
  // `npm run verify` checks the types of the whole tree, tests included.
  typescript: { ignoreBuildErrors: true },
  generateBuildId: () => buildId,
  env: { NEXT_PUBLIC_BUILD_ID: buildId, NEXT_PUBLIC_BUILT_AT: builtAt },
};

export default withNextIntl(nextConfig);
