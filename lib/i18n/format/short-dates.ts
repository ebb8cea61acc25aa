import type { Locale } from '#lib/i18n/locales.ts';

/** How a language writes short dates. */
interface ShortDateFormat {
  /** From Sunday. */
  weekdays: string;
  months: string;
  /** Between weekday and day, in a date without and with a year. */
  commas: readonly [string, string];
  /** What follows the number of the day, and that of the year. */
  ordinal?: string;
  yearEnd?: string;
  /** Between day and time. */
  beforeTime?: string;
}

// As `Intl` of the server writes them. Its first use takes a phone a tenth of a second, and browsers of other years have
// other words, which a page that was made here must not change.
const dateFormats: Record<Locale, ShortDateFormat> = {
  en: {
    weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
    months: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
    commas: [' ', ', '],
  },
  sr: {
    weekdays: 'ned pon uto sre čet pet sub',
    months: 'jan feb mar apr maj jun jul avg sep okt nov dec',
    commas: [' ', ', '],
    ordinal: '.',
    yearEnd: '.',
    beforeTime: ' ',
  },
  sl: {
    weekdays: 'ned. pon. tor. sre. čet. pet. sob.',
    months: 'jan. feb. mar. apr. maj jun. jul. avg. sep. okt. nov. dec.',
    commas: [', ', ', '],
    ordinal: '.',
  },
  es: {
    weekdays: 'dom lun mar mié jue vie sáb',
    months: 'ene feb mar abr may jun jul ago sept oct nov dic',
    commas: [', ', ', '],
  },
  fr: {
    weekdays: 'dim. lun. mar. mer. jeu. ven. sam.',
    months: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    commas: [' ', ' '],
  },
  ru: {
    weekdays: 'вс пн вт ср чт пт сб',
    months: 'янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.',
    commas: [', ', ', '],
    yearEnd: '\u00a0г.',
  },
};

export type ShortDayStyle = 'date' | 'day' | 'weekday' | 'weekdayAndDay' | 'weekdayAndDate';

/** Writes a calendar day (`2026-02-14`) in short words. */
export function formatShortDay(locale: Locale, date: string, style: ShortDayStyle): string {
  const { weekdays, months, commas, ordinal = '', yearEnd = '' } = dateFormats[locale];
  const day = new Date(`${date}T00:00:00Z`);
  const weekday = weekdays.split(' ')[day.getUTCDay()];
  if (style === 'weekday') return `${weekday}`;
  const dayAndMonth = `${day.getUTCDate()}${ordinal} ${months.split(' ')[day.getUTCMonth()]}`;
  if (style === 'day') return dayAndMonth;
  if (style === 'weekdayAndDay') return `${weekday}${commas[0]}${dayAndMonth}`;
  const whole = `${dayAndMonth} ${day.getUTCFullYear()}${yearEnd}`;
  return style === 'date' ? whole : `${weekday}${commas[1]}${whole}`;
}

/** Writes a day in words with a time of day: Sat 14 Feb, 19:30. */
export const formatDayWithTime = (locale: Locale, day: string, time: string): string =>
  `${day}${dateFormats[locale].beforeTime ?? ', '}${time}`;
