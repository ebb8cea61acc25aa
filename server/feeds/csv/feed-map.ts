import { z } from 'zod';
import { conditions } from './condition.ts';
import { regexText } from './pattern.ts';

const columnSource = z.union([z.string().min(1), z.strictObject({ template: z.string().min(1) })]);

const formats = z.strictObject({
  /** How dates are written, such as `DD.MM.YYYY`. */
  date: z.string().default('YYYY-MM-DD'),
  /** Whether period columns contain the points of each period or the running score after it. */
  periods: z.enum(['each', 'cumulative']).default('each'),
  /** Order of names without a comma. */
  names: z.enum(['first-family', 'family-first']).default('first-family'),
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  /** Cells that mean "not known". */
  missing: z.array(z.string()).default([]),
});

/** Schema of a map from the columns of another format to ours; see docs/import.md. `columns` lists our names. */
export function feedMapSchema<const Column extends readonly [string, ...string[]]>(columns: Column) {
  const ours = z.enum(columns);
  return z.strictObject({
    columns: z.partialRecord(ours, columnSource),
    constants: z.partialRecord(ours, z.string()).default({}),
    values: z.partialRecord(ours, z.record(z.string(), z.string())).default({}),
    patterns: z.partialRecord(ours, z.array(z.tuple([regexText, z.string()]))).default({}),
    filter: z.strictObject({ keep: conditions.optional(), drop: conditions.optional() }).default({}),
    rules: z.array(z.strictObject({ when: conditions, set: z.partialRecord(ours, z.string()) })).default([]),
    formats: formats.prefault({}),
  });
}

export type FeedMap<Column extends string> = {
  columns: Partial<Record<Column, string | { template: string }>>;
  constants: Partial<Record<Column, string>>;
  values: Partial<Record<Column, Record<string, string>>>;
  patterns: Partial<Record<Column, [string, string][]>>;
  filter: { keep?: z.infer<typeof conditions> | undefined; drop?: z.infer<typeof conditions> | undefined };
  rules: { when: z.infer<typeof conditions>; set: Partial<Record<Column, string>> }[];
  formats: z.infer<typeof formats>;
};

/** Returns a map for a file that uses our column names. */
export function identityMap<Column extends string>(
  header: readonly string[],
  columns: readonly Column[],
): FeedMap<Column> {
  const mapped: Partial<Record<Column, string>> = {};
  for (const column of columns) {
    const own = header.find((name) => name.toLowerCase() === column);
    if (own !== undefined) mapped[column] = own;
  }
  const rest = { constants: {}, values: {}, patterns: {}, filter: {}, rules: [] };
  return { columns: mapped, ...rest, formats: formats.parse({}) };
}
