import { LeagueError } from '#server/errors.ts';
import { ImportError } from './import-error.ts';

/** Returns one line with file, place and cure. For an unexpected error the cure is how to get the trace. */
export function problemLine(file: string, error: unknown): string {
  if (error instanceof ImportError) return error.message;
  if (error instanceof LeagueError) return `${file}: ${error.message}`;
  const first = (error instanceof Error ? error.message : String(error)).split('\n')[0];
  return `${file}: could not be imported (${first}); run again with --verbose and report the trace`;
}

/** Whether an error tells of the file or the data; any other is a fault of ours or of the database. */
export const isRefusal = (error: unknown): boolean => error instanceof ImportError || error instanceof LeagueError;
