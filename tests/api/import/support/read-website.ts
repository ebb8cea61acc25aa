import { createApi } from '#server/api/app.ts';
import { createLog } from '#server/log.ts';
import type { ImportBench } from './import-bench.ts';

/** What the API answers for a path of a tenant's website, held to the contract. */
export async function readWebsite({ database: { db } }: ImportBench, { host }: { host: string }, path: string) {
  const api = createApi({ db, log: createLog('silent'), checkAnswers: true });
  const response = await api.request(`http://localhost/api/v2/website/${path}`, { headers: { host } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} for ${path}: ${text}`);
  return JSON.parse(text);
}
