import type pg from 'pg';

export type Statement = { text: string; values: unknown[] };

/** The different statements that a piece of work sends through a pool. */
export async function captureStatements(pool: pg.Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const seen = new Map<string, Statement>();
  const query = pool.query;
  Reflect.set(pool, 'query', (...input: [string | { text: string }, unknown[]?]) => {
    const [asked, values = []] = input;
    const text = typeof asked === 'string' ? asked : asked.text;
    seen.set(JSON.stringify([text, values]), { text, values });
    return Reflect.apply(query, pool, input);
  });
  try {
    await work();
  } finally {
    Reflect.deleteProperty(pool, 'query');
  }
  return [...seen.values()];
}

type Explained = { 'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }] };

/** Milliseconds in PostgreSQL, planning and executing; the quickest warm run, since other work of the machine only adds. */
export async function timeStatement(pool: pg.Pool, { text, values }: Statement, runs = 9): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    const { rows } = await pool.query<Explained>(`explain (analyze, timing off, format json) ${text}`, values);
    const plan = rows[0]?.['QUERY PLAN'][0];
    if (plan && run > 0) times.push(plan['Planning Time'] + plan['Execution Time']);
  }
  return Math.min(...times);
}
