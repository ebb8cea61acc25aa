import { readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../../../server/db/schema');

/** Every file of the schema. */
export const schemaModules = (): Promise<Record<string, unknown>[]> =>
  Promise.all(readdirSync(folder).map((file) => import(path.join(folder, file))));
