import { alpha3ToAlpha2, getAlpha3Codes } from 'i18n-iso-countries';
import { expect, test } from 'vitest';
import { formatCountry } from '#lib/i18n/format/country.ts';
import { sportCodes } from '#lib/i18n/format/sport-codes.ts';
import { locales } from '#lib/i18n/locales.ts';

test('a country has its name in each language', () => {
  expect(locales.map((locale) => formatCountry(locale, 'RS'))).toEqual([
    'Serbia',
    'Srbija',
    'Srbija',
    'Serbia',
    'Serbie',
    'Сербия',
  ]);
});

test.each([
  ['SI', 'Slovenia'],
  ['SVN', 'Slovenia'],
  ['SLO', 'Slovenia'],
  ['GER', 'Germany'],
  ['deu', 'Germany'],
  ['CRO', 'Croatia'],
  ['HRV', 'Croatia'],
  ['NGR', 'Nigeria'],
  ['NIG', 'Niger'],
  ['ISV', 'U.S. Virgin Islands'],
  ['KOS', 'Kosovo'],
])('%s is %s', (code, name) => {
  expect(formatCountry('en', code)).toBe(name);
});

test('what is no code stays as it is', () => {
  for (const text of ['YUG', 'Serbia', 'ZZ9', '']) expect(formatCountry('en', text)).toBe(text);
});

test('the codes of sport name countries that there are, and contradict ISO only where sport does', () => {
  const differing = [...sportCodes].filter(([code, region]) => {
    expect(formatCountry('en', region)).not.toBe(region);
    const iso = alpha3ToAlpha2(code);
    return iso !== undefined && iso !== region;
  });
  expect(differing).toEqual([['BRN', 'BH']]);
});

test('every code of ISO has a name in every language', () => {
  for (const locale of locales) {
    const nameless = Object.keys(getAlpha3Codes()).filter((code) => formatCountry(locale, code) === code);
    expect(nameless).toEqual([]);
  }
});
