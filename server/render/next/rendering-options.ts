import type { NextConfig } from 'next';

/** The options of Next that decide what rendering a page costs; the benchmark renders a bare page under the same. */
export const renderingOptions = {
  cacheComponents: true,
  partialPrefetching: true,
} satisfies NextConfig;
