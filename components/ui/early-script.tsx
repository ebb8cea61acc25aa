const isServer = typeof window === 'undefined';

/**
 * An inline script that runs before what follows is painted. It stands in documents only: React warns about a script
 * rendered in the browser, where it would not run, but not about `text/plain`.
 */
export function EarlyScript({ source }: { source: string }) {
  return (
    <script
      type={isServer ? undefined : 'text/plain'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: isServer ? source : '' }}
    />
  );
}
