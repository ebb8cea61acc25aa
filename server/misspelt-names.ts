import { editDistance } from '#lib/i18n/edit-distance.ts';

/** First words of our settings that programs of others use as well. */
const common = new Set(['API', 'CHECK', 'DATA', 'DATABASE', 'GOOGLE', 'HOST', 'LOG', 'MAIL', 'PORT', 'TIMER', 'WEB']);
/** First words of settings that there were, or are of the page alone. */
const former = ['VAPID'];

/** Returns whether a name is none of another program: it begins with a word with which only settings of ours begin. */
export function isOurs(name: string, known: readonly string[]): boolean {
  const [first = '', ...rest] = name.split('_');
  if (rest.length === 0 || common.has(first)) return false;
  return former.includes(first) || known.some((one) => one.startsWith(`${first}_`));
}

/** Shorter names are those of others, such as `APP_URL` beside `API_URL`. */
const minLength = 8;
/** From here on two slips do not make the name of something else. */
const longLength = 14;

/** Returns whether a name is a setting misspelt, in lower case, or without its last word. */
export function isMeant(name: string, setting: string): boolean {
  const upper = name.toUpperCase();
  if (upper === setting) return setting.includes('_');
  if (upper.includes('_') && setting.startsWith(`${upper}_`)) return true;
  if (setting.length < minLength) return false;
  const distance = editDistance(upper, setting);
  return distance <= (setting.length < longLength ? 1 : 2) || (distance === 2 && isSwapped(upper, setting));
}

const isSwapped = (one: string, other: string) => one.split('').sort().join() === other.split('').sort().join();
