import { isLocale, type Locale } from '#lib/i18n/locales.ts';

/** The style of a broadcast graphic, from its query string: `?key=00ff00&scale=1.5&theme=light&lang=sr`. */
export type ScreenStyle = {
  /** The chroma key as `#rrggbb`, for vision mixers without alpha; null is transparent. */
  key: string | null;
  scale: number;
  theme: 'dark' | 'light';
  /** Null keeps the language of the path. */
  lang: Locale | null;
};

const scaleRange = { min: 0.25, max: 4 };

/** Parses a query string. Ignores invalid values, because no error may appear on air. */
export function parseScreenStyle(query: string): ScreenStyle {
  const params = new URLSearchParams(query);
  const key = /^#?([0-9a-f]{6})$/i.exec(params.get('key') ?? '')?.[1];
  const scale = Number(params.get('scale') ?? 1);
  const lang = params.get('lang');
  return {
    key: key ? `#${key.toLowerCase()}` : null,
    scale: scale >= scaleRange.min && scale <= scaleRange.max ? scale : 1,
    theme: params.get('theme') === 'light' ? 'light' : 'dark',
    lang: isLocale(lang) ? lang : null,
  };
}
