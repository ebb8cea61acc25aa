import { createApi } from '#server/api/app.ts';
import { createLog } from '#server/log.ts';
import { captureStatements, timeStatement } from './capture-statements.ts';
import type { History } from './history-database.ts';

/** Milliseconds of the whole answer (the quickest warm run), of PostgreSQL for it, and of its slowest statement. */
export type MeasuredCall = { answer: number; database: number; statement: number; slowest: string };

const warmUps = 3;
const runs = 15;

/** Calls the API like the site does, bypassing all caches. */
export function openApi({ scope, host }: History) {
  const api = createApi({ db: scope.db, log: createLog('silent'), checkAnswers: false });
  return async (path: string) => {
    const answer = await api.request(`http://localhost/api/v2/website/${path}`, { headers: { host } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${text}`);
    return JSON.parse(text);
  };
}

export async function measureCall(history: History, path: string): Promise<MeasuredCall> {
  const ask = openApi(history);
  for (let run = 0; run < warmUps; run++) await ask(path);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await ask(path);
    times.push(performance.now() - start);
  }
  const statements = await captureStatements(history.pool, () => ask(path));
  let [database, statement, slowest] = [0, 0, ''];
  for (const one of statements) {
    const ms = await timeStatement(history.pool, one);
    database += ms;
    if (ms > statement) [statement, slowest] = [ms, one.text];
  }
  return { answer: Math.min(...times), database, statement, slowest };
}
