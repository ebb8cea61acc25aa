import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';

/** Ends a transaction whose changes were only to be seen. */
class RolledBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('This transaction was a preview.');
    this.result = result;
  }
}

/** Runs the work in a transaction that is rolled back, and returns what it has seen there. */
export async function rolledBack<Result>(
  scope: TenantScope,
  work: (inside: TenantScope) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(scope, async (inside): Promise<Result> => {
      throw new RolledBack(await work(inside));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  }
}
