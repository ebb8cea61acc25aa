import { monthOf } from './month-names.ts';

export type DayRead = {
  /** The typed text without the day. */
  rest: string;
  /** As `2026-02-14`; without a year, the day in last, this and next year. */
  days: string[];
};

const forms: readonly { pattern: RegExp; order: readonly ('year' | 'month' | 'day')[] }[] = [
  { pattern: /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/, order: ['year', 'month', 'day'] },
  { pattern: /(?<![\d./])(\d{1,2})[./] ?(\d{1,2})(?:[./] ?(\d{4})?\.?)?(?!\d)/, order: ['day', 'month', 'year'] },
  {
    pattern: /(?<!\d)(\d{1,2})\.?\s+(?:de\s+)?(\p{L}{3,})\.?(?:\s+(?:de\s+)?(\d{4})(?!\d))?/u,
    order: ['day', 'month', 'year'],
  },
];

/** Parses the day in typed text (2026-02-14, 14.2.2026, 14/2, 14 February, 14 февраля); null without one. */
export function readDay(typed: string, thisYear: number): DayRead | null {
  for (const { pattern, order } of forms) {
    const match = pattern.exec(typed);
    if (!match) continue;
    const part = (name: (typeof order)[number]) => match[order.indexOf(name) + 1];
    const month = Number(part('month')) || monthOf(part('month') ?? '');
    const year = part('year');
    const years = year ? [Number(year)] : [thisYear - 1, thisYear, thisYear + 1];
    const days = years.flatMap((each) => dayOf(each, month ?? 0, Number(part('day'))) ?? []);
    if (days.length > 0) return { rest: typed.replace(match[0], ' '), days };
  }
  return null;
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || date.getUTCFullYear() !== year) return null;
  return date.toISOString().slice(0, 10);
}
