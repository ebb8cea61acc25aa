import { alpha3ToAlpha2 } from 'i18n-iso-countries';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sportCodes } from './sport-codes.ts';

const names = new Map<Locale, Intl.DisplayNames>();

/**
 * Returns the name of a country in a language, by its ISO 3166 (two or three letters), FIBA or IOC code. Returns
 * anything else, such as a name, unchanged. Server only: browsers may not know all codes.
 */
export function formatCountry(locale: Locale, code: string): string {
  const region = regionOf(code.trim().toUpperCase());
  return (region && namesIn(locale).of(region)) || code;
}

function regionOf(code: string): string | undefined {
  if (/^[A-Z]{2}$/.test(code)) return code;
  return sportCodes.get(code) ?? alpha3ToAlpha2(code);
}

function namesIn(locale: Locale): Intl.DisplayNames {
  const cached = names.get(locale) ?? new Intl.DisplayNames(languageTag(locale), { type: 'region', fallback: 'none' });
  names.set(locale, cached);
  return cached;
}
