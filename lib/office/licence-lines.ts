import type { LicenceEntry } from '#lib/api/contract/people/licences.ts';
import { parseDay } from './squad-lines.ts';

/** A line of a pasted list of licences as it is understood. */
export type LicenceLine = LicenceEntry & { text: string; problem: 'parts' | 'until' | null };

/** Reads licences that were pasted one a line: name, number, last day and kind, apart by semicolons or tabs. Empty lines are left out. */
export const parseLicenceLines = (text: string): LicenceLine[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(parseLine);

function parseLine(text: string): LicenceLine {
  const [name = '', number = '', last = '', kind = ''] = text.split(/[;\t]/).map((part) => part.trim());
  const until = parseDay(last);
  const problem = name === '' || number === '' ? 'parts' : last !== '' && until === null ? 'until' : null;
  return { text, name, number, until, kind: kind || null, problem };
}
