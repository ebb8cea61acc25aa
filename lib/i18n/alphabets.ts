import type { Locale } from './locales.ts';

const latin = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';
const cyrillic = 'а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я';

/** Index letters of each language; foreign letters stand where its dictionaries put them. */
const alphabets: Record<Locale, readonly string[]> = {
  en: latin.split(' '),
  fr: latin.split(' '),
  es: latin.replace('n ', 'n ñ ').split(' '),
  sl: latin.replace('c ', 'c č ć ').replace('d ', 'd đ ').replace('s ', 's š ').replace(' z', ' z ž').split(' '),
  sr: latin
    .replace('c ', 'c č ć ')
    .replace('d ', 'd dž đ ')
    .replace('l ', 'l lj ')
    .replace('n ', 'n nj ')
    .replace('s ', 's š ')
    .replace(' z', ' z ž')
    .split(' '),
  ru: `${cyrillic} ${latin}`.split(' '),
};

/** Returns the letters of a language in order, lower case; a letter may be a digraph (Serbian lj). */
export function alphabetOf(locale: Locale): readonly string[] {
  return alphabets[locale];
}

/** Returns a letter as shown in a heading: Č, Lj. */
export function capitalOf(letter: string): string {
  return letter.charAt(0).toUpperCase() + letter.slice(1);
}
