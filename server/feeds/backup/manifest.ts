import { z } from 'zod';

const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

export const backupManifest = z.strictObject({
  format: z.literal('courtside-backup'),
  version: z.literal(1),
  /** The last migration of the database: its tables have the columns of that schema. */
  schema: z.string(),
  createdAt: z.iso.datetime(),
  tables: z.array(z.strictObject({ name, columns: z.array(name).min(1), rows: z.int().min(0) })),
  /** Where identity columns go on counting; as text, since the numbers are 64 bits long. */
  sequences: z.array(z.strictObject({ name, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
});
export type BackupManifest = z.infer<typeof backupManifest>;
export type BackupTable = BackupManifest['tables'][number];
