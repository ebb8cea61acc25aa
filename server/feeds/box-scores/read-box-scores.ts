import { basename } from 'node:path';
import { readTextFile } from '#server/feeds/files/read-file.ts';
import { type BoxScoreResult, parseBoxScores } from './parse-box-scores.ts';

/** Reads box scores (`.csv` or `.csv.gz`) and their map from disk. Throws `ImportError` if a file cannot be read. */
export async function readBoxScores(path: string, mapPath?: string): Promise<BoxScoreResult> {
  const text = await readTextFile(path);
  const map = mapPath ? { file: basename(mapPath), text: await readTextFile(mapPath) } : undefined;
  return parseBoxScores({ file: basename(path), text, map });
}
