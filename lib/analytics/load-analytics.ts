import { whenIdle } from '#lib/when-idle.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const origin = 'https://www.googletagmanager.com';

/**
 * Loads Google Analytics once the browser is idle, without cookies: nobody is asked for consent, so nothing is stored. Returns a
 * function that cancels it while it has not begun. Browser only.
 */
export function loadAnalytics(id: string): () => void {
  const load = () => {
    if (document.querySelector(`script[src^="${origin}"]`)) return;
    window.dataLayer = window.dataLayer ?? [];
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    };
    tell('consent', 'default', denied);
    tell('js', new Date());
    tell('config', id);
    const script = document.createElement('script');
    script.async = true;
    script.src = `${origin}/gtag/js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  };
  return whenIdle(load);
}

/** The tag reads `arguments` objects only; it ignores arrays. */
function tell(..._words: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the format of the tag
  window.dataLayer?.push(arguments);
}
