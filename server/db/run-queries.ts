type Query = () => PromiseLike<unknown>;
type Rows<Queries extends readonly Query[]> = { -readonly [Key in keyof Queries]: Awaited<ReturnType<Queries[Key]>> };

/** Runs queries and returns their rows in order. */
export type RunQueries = <const Queries extends readonly Query[]>(queries: Queries) => Promise<Rows<Queries>>;

/** Runs queries in parallel, each on a connection of the pool. */
export const atOnce: RunQueries = async (queries) =>
  (await Promise.all(queries.map((query) => query()))) as Rows<typeof queries>;

/** Runs queries one after another, as a transaction with its one connection requires. */
export const oneByOne: RunQueries = async (queries) => {
  const rows: unknown[] = [];
  for (const query of queries) rows.push(await query());
  return rows as Rows<typeof queries>;
};
