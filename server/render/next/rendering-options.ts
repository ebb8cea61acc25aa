import type { NextConfig } from 'next';

/** The options of Next that decide what rendering a page costs; the benchmark renders a bare page under the same. */
export const renderingOptions = {
  // Next calls it deprecated; with its successor every page is rendered twice: docs/decisions/rendering.md.
  experimental: { useCache: true },
} satisfies NextConfig;
