import type { Locale } from '#lib/i18n/locales.ts';

/** How a language writes numbers; `grouped`: digits from which on thousands are set apart. */
interface Separators {
  decimal: string;
  thousands: string;
  grouped: number;
  percent: string;
}

// As `Intl` of the server writes them (see `short-dates.ts`), but for the thin space of French, a pixel wide in the site's fonts.
const separators: Record<Locale, Separators> = {
  en: { decimal: '.', thousands: ',', grouped: 4, percent: '%' },
  sr: { decimal: ',', thousands: '.', grouped: 4, percent: '%' },
  sl: { decimal: ',', thousands: '.', grouped: 5, percent: '\u00a0%' },
  es: { decimal: ',', thousands: '.', grouped: 5, percent: '\u00a0%' },
  fr: { decimal: ',', thousands: '\u00a0', grouped: 4, percent: '\u00a0%' },
  ru: { decimal: ',', thousands: '\u00a0', grouped: 4, percent: '\u00a0%' },
};

interface Style {
  /** Decimals at least and at most. */
  decimals: readonly [least: number, most: number];
  /** Whether a ratio is written as a percentage; its sign is apart. */
  isPercent?: boolean;
  /** Whether a number above zero has a plus. */
  isSigned?: boolean;
}

/** Writes a number, rounded half away from zero, with a true minus sign, as wide as the plus; what is rounded to zero has none. */
export function formatNumber(locale: Locale, value: number, { decimals, isPercent, isSigned }: Style): string {
  const { decimal, thousands, grouped } = separators[locale];
  const [least, most] = decimals;
  const digits = roundedDigits(Math.abs(value), most, isPercent ? 2 : 0);
  const whole = digits.slice(0, digits.length - most);
  const fraction = digits
    .slice(digits.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  const sign = /[1-9]/.test(digits) ? signOf(value, isSigned) : '';
  const parted = whole.length < grouped ? whole : whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return `${sign}${parted}${fraction && decimal + fraction}`;
}

/** The percent sign, with the space that a language has before it. */
export const percentSign = (locale: Locale): string => separators[locale].percent;

function signOf(value: number, isSigned: boolean | undefined): string {
  if (value < 0) return '−';
  return isSigned ? '+' : '';
}

/** The digits of a number with so many decimals, without its point. Rounds what is written: 1.005 is 1.01, although its bits are a little less. */
function roundedDigits(value: number, decimals: number, shift: number): string {
  const [mantissa, exponent = '0'] = String(value).split('e');
  const rounded = Math.round(Number(`${mantissa}e${Number(exponent) + decimals + shift}`));
  return String(rounded).padStart(decimals + 1, '0');
}
