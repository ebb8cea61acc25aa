import { LeagueError } from '#server/errors.ts';
import { FeedError } from './feed-error.ts';
import { ImportError } from './import-error.ts';

/** The one line that names file, place and cure. An error that nobody foresaw is named as one, with the way to its trace. */
export function problemLine(file: string, error: unknown): string {
  if (error instanceof ImportError) return error.message;
  if (error instanceof FeedError) return error.message.startsWith(file) ? error.message : `${file}: ${error.message}`;
  if (error instanceof LeagueError) return `${file}: ${error.message}`;
  const first = (error instanceof Error ? error.message : String(error)).split('\n')[0];
  return `${file}: could not be imported (${first}); run again with --verbose and report the trace`;
}
