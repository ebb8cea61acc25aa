import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts');

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
  devIndicators: false,
  turbopack: { root: import.meta.dirname },
  experimental: { agentUpgrade: false },
};

export default withNextIntl(nextConfig);
