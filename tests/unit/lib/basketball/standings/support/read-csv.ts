import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { sharedData } from '#tests/setup/shared-data.ts';

/** The records of a shared CSV file, by column name; an unknown column reads as ''. */
export function readCsv(path: string): ((column: string) => string)[] {
  const bytes = readFileSync(sharedData(path));
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const [header = [], ...lines]: string[][] = parse(text);
  return lines.map((line) => (column) => line[header.indexOf(column)] ?? '');
}
