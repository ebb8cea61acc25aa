import pg from 'pg';
import { badRequest, LeagueError } from '#server/errors.ts';

const cure = 'Nothing was imported. Export the tenant again, or correct the file';

/** Returns the error for a fault of an archive: file, line, what is wrong, what to do. */
export function refusedLine(file: string, line: number, fault: unknown): unknown {
  if (fault instanceof LeagueError) return fault;
  const problem = typeof fault === 'string' ? fault : databaseProblem(fault);
  return problem === null ? fault : badRequest(`${file}, line ${line}: ${problem}. ${cure}.`);
}

export const refusedFile = (file: string, problem: string): LeagueError => badRequest(`${file}: ${problem}. ${cure}.`);

/** Returns what PostgreSQL finds wrong with a row; null for a failure that is not the row's. */
function databaseProblem(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || !cause.code) return null;
  // Classes 22 (data exception), 23 (integrity constraint violation) and 54 (program limit exceeded).
  if (!/^(2[23]|54)/.test(cause.code)) return null;
  return [cause.message, cause.detail].filter(Boolean).join(': ').replace(/\.$/, '');
}
