import { isLocale, type Locale } from '#lib/i18n/locales.ts';

/** How a picture for the stream looks, from its address: `?key=00ff00&scale=1.5&theme=light&lang=sr`. */
export type ScreenStyle = {
  /** The ground as `#rrggbb`, for mixers that know no transparency; null is transparent. */
  key: string | null;
  scale: number;
  theme: 'dark' | 'light';
  /** Null is the language of the address. */
  lang: Locale | null;
};

const scales = { least: 0.25, most: 4 };

/** What cannot be read counts as not said: on air no error is shown. */
export function parseScreenStyle(query: string): ScreenStyle {
  const asked = new URLSearchParams(query);
  const key = /^#?([0-9a-f]{6})$/i.exec(asked.get('key') ?? '')?.[1];
  const scale = Number(asked.get('scale') ?? 1);
  const lang = asked.get('lang');
  return {
    key: key ? `#${key.toLowerCase()}` : null,
    scale: scale >= scales.least && scale <= scales.most ? scale : 1,
    theme: asked.get('theme') === 'light' ? 'light' : 'dark',
    lang: isLocale(lang) ? lang : null,
  };
}
