const tokens: Record<string, string> = { YYYY: '(?<year>\\d{4})', MM: '(?<month>\\d{1,2})', DD: '(?<day>\\d{1,2})' };

/** Parses a date in `format` (tokens YYYY, MM, DD) to `YYYY-MM-DD`, with the rest of the text; null for anything else. */
export function parseDay(text: string, format: string): { day: string; rest: string } | null {
  const escaped = format.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = escaped.replace(/YYYY|MM|DD/g, (token) => tokens[token] ?? token);
  const groups = new RegExp(`^${pattern}(?<rest>.*)$`).exec(text)?.groups;
  if (!groups?.year || !groups.month || !groups.day) return null;
  const [year, month, day] = [groups.year, groups.month.padStart(2, '0'), groups.day.padStart(2, '0')];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return null;
  return { day: iso, rest: (groups.rest ?? '').replace(/^[T\s]+/, '') };
}

/** Parses a time of day to `HH:mm`, null for anything else. Accepts `19:30`, `19.30` and seconds. */
export function parseTimeOfDay(text: string): string | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.h](\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Parses an instant (`2021-12-03 08:30:00`, with or without `T`, seconds, `Z` or an offset; default UTC) to ISO 8601, or null. */
export function parseInstant(text: string): string | null {
  const [, day, time, offset = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/.exec(text) ?? [];
  if (!day || !time || parseDay(day, 'YYYY-MM-DD') === null) return null;
  const date = new Date(`${day}T${time}${offset === 'UTC' ? 'Z' : offset}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
