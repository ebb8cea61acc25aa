import { useTranslations } from 'next-intl';
import { useStatLabel } from '#components/office/shared/use-stat-label.ts';
import type { AuditEntry } from '#lib/api/contract/audit.ts';
import { type Stat, statNames } from '#lib/basketball/statistics.ts';
import { formatDatedInstant } from '#lib/i18n/format/dated.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { changedColumns } from '#lib/office/changed-columns.ts';

/** The statistics by their columns, as in `offensive_rebounds`. */
const statOfColumn = new Map<string, Stat>(
  statNames.map((stat) => [stat.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), stat]),
);
/** Whom or what a record without a name of its own is about, such as a role. */
const subjects = ['user_id', 'person_id', 'official_id', 'game_id', 'team_id', 'league_id'];
const maxLength = 200;
const instantText = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const dayText = /^\d{4}-\d\d-\d\d$/;

/** Returns functions that say in words what an entry changed: its record, and each field before and after. */
export function useDescribedChanges() {
  const t = useTranslations('office-audit');
  const locale = usePageLocale();
  const statLabel = useStatLabel();
  /** The text with a key that is made of names of the trail; null where there is none. */
  const wordOf = (key: string): string | null => (t.has(key as 'yes') ? t(key as 'yes') : null);
  const valueText = (column: string, value: unknown, names: AuditEntry['names']): string | null => {
    if (value === null || value === undefined || value === '') return null;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value !== 'string') return short(JSON.stringify(value));
    const word = wordOf(`value.${column}.${value}`);
    if (word) return word;
    if (instantText.test(value)) return formatDatedInstant(locale, value, visitorTimeZone());
    if (dayText.test(value)) return formatDay(locale, value, 'date');
    return short(names[value] ?? value);
  };
  const fieldText = (column: string, key: string | null): string => {
    const stat = statOfColumn.get(column);
    if (stat) return statLabel(stat).name;
    const name = key !== null && column === 'settings' ? key : column;
    const told = wordOf(`field.${name}`) ?? name;
    return key !== null && name === column ? `${told} (${key})` : told;
  };
  return {
    /** What kind of record it is, and its name. */
    recordOf: ({ table, row, names, before, after }: AuditEntry) => {
      if (table === null) return null;
      const kind = wordOf(`table.${table}`) ?? table;
      const namesIn = (columns: Record<string, unknown> | null, which: readonly string[]) =>
        which.flatMap((column) => names[String(columns?.[column])] ?? []);
      const own = namesIn(row, Object.keys(row ?? {}));
      const named = own.length > 0 ? own : namesIn({ ...before, ...after }, subjects).slice(0, 1);
      const given = [after?.name, before?.name].find((name) => typeof name === 'string');
      const name = named.length > 0 ? named.join(', ') : given;
      return name ? `${kind}: ${name}` : kind;
    },
    changesOf: (entry: AuditEntry) =>
      changedColumns(entry).map(({ column, key, before, after }) => ({
        id: `${column}.${key ?? ''}`,
        field: fieldText(column, key),
        before: valueText(column, before, entry.names),
        after: valueText(column, after, entry.names),
      })),
  };
}

const short = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength).toWellFormed()}…` : text);
