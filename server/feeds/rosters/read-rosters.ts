import { basename } from 'node:path';
import type { FeedResult } from '#server/feeds/csv/parse-csv.ts';
import { readTextFile } from '#server/feeds/files/read-file.ts';
import { parseRosters } from './parse-rosters.ts';
import type { RosterRow } from './roster-row.ts';

/** Reads rosters (`.csv` or `.csv.gz`) and their map from disk. Throws `ImportError` if a file cannot be read. */
export async function readRosters(path: string, mapPath?: string): Promise<FeedResult<RosterRow>> {
  const text = await readTextFile(path);
  const map = mapPath ? { file: basename(mapPath), text: await readTextFile(mapPath) } : undefined;
  return parseRosters({ file: basename(path), text, map });
}
