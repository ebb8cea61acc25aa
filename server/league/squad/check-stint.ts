import { type Sentence, say } from '#server/refusals/sentence.ts';

type Stint = { id?: string; fromDate: string | null; untilDate: string | null };

type StintFault = { field: 'from' | 'until'; message: Sentence };

/** Says why a time in a squad cannot be entered beside the others of the same person, team and role; null if it can. */
export function faultOfStint(stint: Stint, others: readonly Stint[]): StintFault | null {
  const { fromDate, untilDate } = stint;
  if (fromDate !== null && untilDate !== null && untilDate < fromDate)
    return { field: 'until', message: say`the last day ${untilDate} is before the first, ${fromDate}` };
  const other = others.find((one) => one.id !== stint.id && overlap(one, stint));
  if (!other) return null;
  const when = [other.fromDate && `from ${other.fromDate}`, other.untilDate && `until ${other.untilDate}`];
  const days = when.flatMap((day) => (day ? [` ${day}`] : [])).join('');
  return { field: 'from', message: say`is in this squad already${days}` };
}

const overlap = (one: Stint, other: Stint) => !endsBefore(one, other) && !endsBefore(other, one);

const endsBefore = ({ untilDate }: Stint, { fromDate }: Stint) =>
  untilDate !== null && fromDate !== null && untilDate < fromDate;
