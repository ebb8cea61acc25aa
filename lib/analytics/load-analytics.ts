import { isSecretPath } from '#lib/monitoring/secret-paths.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const origin = 'https://www.googletagmanager.com';

/** Loads Google Analytics for a visitor who has agreed: consent mode in its basic form, without advertising. Browser only. */
export function loadAnalytics(id: string): void {
  if (document.querySelector(`script[src^="${origin}"]`)) return;
  // The tag asks before it sends: pages whose address is a secret are reached by Back, too.
  Object.defineProperty(window, `ga-disable-${id}`, { get: () => isSecretPath(window.location.pathname) });
  window.dataLayer = window.dataLayer ?? [];
  tell('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  tell('js', new Date());
  tell('config', id);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${origin}/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** The tag reads `arguments` objects only; it ignores arrays. */
function tell(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the format of the tag
  window.dataLayer?.push(arguments);
}
