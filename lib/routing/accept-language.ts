import type { Locale } from '#lib/i18n/locales.ts';

/** Languages whose readers understand one that the site has. */
const related: Record<string, Locale> = { bs: 'sr', hr: 'sr', me: 'sr', cnr: 'sr', sh: 'sr' };

/** The first of the offered languages that the browser asks for, by its order of preference. */
export function preferredLocale(header: string | null, offered: readonly Locale[]): Locale | null {
  for (const language of languagesOf(header)) {
    const wanted = offered.find((locale) => locale === language) ?? related[language];
    if (wanted && offered.includes(wanted)) return wanted;
  }
  return null;
}

function languagesOf(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 1000)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ language, quality }) => language && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}
