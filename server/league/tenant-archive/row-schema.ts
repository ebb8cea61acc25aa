import { z } from 'zod';
import type { ArchivedColumn } from './archived-table.ts';

/** Types of columns and their values in a line of an archive. PostgreSQL checks dates and times when it stores them. */
const byType: Readonly<Record<string, z.ZodType>> = {
  bigint: z.int(),
  boolean: z.boolean(),
  bytea: z.string().regex(/^[0-9a-f]{64}$/, 'expected the SHA-256 of a file in the archive'),
  date: z.string(),
  'double precision': z.number(),
  integer: z.int(),
  jsonb: z.unknown(),
  numeric: z.number(),
  text: z.string(),
  'timestamp with time zone': z.string(),
  uuid: z.guid(),
};

/** Returns the schema of a row: every column, and no other. Throws for a type of column that archives do not know yet. */
export function rowSchema(columns: readonly ArchivedColumn[]): z.ZodType<Record<string, unknown>> {
  return z.strictObject(Object.fromEntries(columns.map((column) => [column.name, valueSchema(column)])));
}

function valueSchema({ name, type, choices, isRequired }: ArchivedColumn): z.ZodType {
  const [plain = type] = type.split('(');
  const single = byType[plain.replace('[]', '')];
  if (!single) throw new Error(`${name} is ${type}, which archives do not know: add it to row-schema.ts.`);
  const known = choices && choices.length > 0 ? z.enum(choices) : single;
  const value = type.endsWith('[]') ? z.array(known) : known;
  return isRequired ? value : value.nullable();
}
