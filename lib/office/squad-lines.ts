import { positions } from '#lib/api/contract/player.ts';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';

type Position = (typeof positions)[number];

/** A line of a pasted squad as it is understood. */
export type SquadLine = {
  text: string;
  number: string | null;
  firstName: string;
  lastName: string;
  position: Position | null;
  birthDate: string | null;
};

/**
 * Reads a squad that was pasted one person per line: number, name, position and birth date in any order, apart by tabs, semicolons or spaces.
 * «Ilić, Đorđe» has the last name first; otherwise the last word is the last name. Empty lines are left out.
 */
export function parseSquadLines(text: string): SquadLine[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(parseLine);
}

function parseLine(text: string): SquadLine {
  const words = text.split(/[\t; ]+/).filter((word) => word !== '');
  const rest: string[] = [];
  const found: Omit<SquadLine, 'text' | 'firstName' | 'lastName'> = { number: null, position: null, birthDate: null };
  for (const [index, word] of words.entries()) {
    const number = word.replace(/^#|[.):,]+$/g, '');
    const birthDate = parseDay(word.replace(/[,)]+$|^\(/g, ''));
    const position = positionOf(word);
    if (birthDate && found.birthDate === null) found.birthDate = birthDate;
    else if (shirtNumber.test(number) && found.number === null) found.number = number;
    // A position stands at the end: «C. Ilić» begins with an initial.
    else if (position && index > 1 && found.position === null) found.position = position;
    else if (word !== '-' && word !== '–') rest.push(word);
  }
  return { text, ...found, ...nameOf(rest.join(' ')) };
}

function nameOf(name: string): Pick<SquadLine, 'firstName' | 'lastName'> {
  const [family = '', first] = name.split(',').map((part) => part.trim());
  if (first) return { firstName: first, lastName: family };
  const words = family.split(' ');
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

const positionOf = (word: string): Position | undefined =>
  positions.find((position) => position === word.replace(/[(),/]/g, '').toUpperCase());

/** Reads 2001-05-03, 3.5.2001 and 03/05/2001, the day before the month. */
export function parseDay(word: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(word);
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4})\.?$/.exec(word);
  const [year, month, day] = iso ? iso.slice(1) : local ? local.slice(1).toReversed() : [];
  if (!year || !month || !day) return null;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
