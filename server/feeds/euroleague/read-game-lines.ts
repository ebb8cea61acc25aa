import { ImportError } from '#server/feeds/errors/import-error.ts';
import type { Line } from '#server/feeds/files/read-lines.ts';
import { EndpointLines } from './endpoint-lines.ts';
import { type Endpoint, endpoints, type FolderGame } from './endpoints.ts';
import type { EuroleagueResponses } from './map-euroleague.ts';

/** Yields the games of files with one game per line; only one game is in memory at a time. */
export async function* gamesOfLines(folder: string, files: ReadonlyMap<Endpoint, string>): AsyncGenerator<FolderGame> {
  const readers = new Map([...files].map(([endpoint, file]) => [endpoint, new EndpointLines(file)]));
  try {
    for (;;) {
      const codes = await Promise.all([...readers.values()].map((reader) => reader.nextCode()));
      const code = Math.min(...codes.filter((next) => next !== null));
      if (!Number.isFinite(code)) return;
      const lines = new Map([...readers].map(([endpoint, reader]) => [endpoint, reader.take(code)]));
      const name = `${folder}, game ${code}`;
      yield { code, name, read: async () => toResponses(name, files, lines) };
    }
  } finally {
    for (const reader of readers.values()) await reader.close();
  }
}

type Lines = ReadonlyMap<Endpoint, Line | null>;

function toResponses(name: string, files: ReadonlyMap<Endpoint, string>, lines: Lines): EuroleagueResponses {
  const read = (endpoint: Endpoint) => {
    const line = lines.get(endpoint);
    return line ? parseLine(files.get(endpoint) ?? name, line) : undefined;
  };
  for (const endpoint of ['boxscore', 'playByPlay'] as const) {
    if (lines.get(endpoint)) continue;
    throw new ImportError(name, `it has no ${endpoints[endpoint]}`, 'fetch the answers of this game again');
  }
  return {
    boxscore: read('boxscore'),
    playByPlay: read('playByPlay'),
    header: read('header'),
    points: read('points'),
  };
}

function parseLine(file: string, { number, text }: Line): unknown {
  try {
    return (JSON.parse(text) as { data?: unknown }).data;
  } catch {
    throw new ImportError(`${file}, line ${number}`, 'this is not JSON', 'fetch the file again');
  }
}
