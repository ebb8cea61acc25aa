import type { Locale } from '#lib/i18n/locales.ts';
import type { Fault, LeagueError, LeagueIssue } from '#server/errors.ts';
import { allInLanguage, inLanguage } from '#server/refusals/in-language.ts';
import { type Sentence, say } from '#server/refusals/sentence.ts';

/** Returns the message and the issues of an error in a language; what is no sentence stays as it is. */
export function refusalIn(error: LeagueError, locale: Locale): { message: string; issues: LeagueIssue[] | undefined } {
  const { faults = [], issues, message } = error;
  if (locale === 'en') return { message, issues };
  return {
    message: messageIn(error, locale),
    issues: issues && faults.map((fault) => ({ ...fault, message: tell(fault.message, locale) })),
  };
}

function messageIn({ faults = [], joinsFaults, message, sentences }: LeagueError, locale: Locale): string {
  if (joinsFaults) return joinFaults(faults, locale);
  return sentences ? allInLanguage(sentences, locale) : message;
}

const tell = (text: string | Sentence, locale: Locale) => (typeof text === 'string' ? text : inLanguage(text, locale));

/** Separates what does not end like a sentence by semicolons. */
const joinFaults = (faults: readonly Fault[], locale: Locale) =>
  faults
    .map((fault) => tellWithPlace(fault, locale))
    .join('; ')
    .replaceAll('.; ', '. ');

/** A sentence needs no names of fields; a row or a side is told as people count and call it. */
function tellWithPlace({ path, message }: Fault, locale: Locale): string {
  if (typeof message === 'string') return `${path}: ${message}`;
  const text = inLanguage(message, locale);
  const [side, ...fields] = path.split('.');
  const index = fields.find((field) => /^\d+$/.test(field));
  const inRow = index === undefined ? text : inLanguage(say`no. ${Number(index) + 1}: ${text}`, locale);
  if (side === 'home') return inLanguage(say`home team: ${inRow}`, locale);
  if (side === 'away') return inLanguage(say`away team: ${inRow}`, locale);
  return inRow;
}
