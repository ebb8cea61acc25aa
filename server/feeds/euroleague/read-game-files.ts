import { ImportError } from '#server/feeds/errors/import-error.ts';
import { readJsonFile } from '#server/feeds/files/read-file.ts';
import { type Endpoint, endpoints, type FolderGame } from './endpoints.ts';
import type { EuroleagueResponses } from './map-euroleague.ts';

/** Returns a game whose responses are separate files; `scheduled` replaces a missing header. */
export function gameOfFiles(
  code: number,
  name: string,
  files: ReadonlyMap<Endpoint, string>,
  scheduled?: Record<string, unknown>,
): FolderGame {
  return { code, name, read: () => readResponses(name, files, scheduled) };
}

async function readResponses(
  name: string,
  files: ReadonlyMap<Endpoint, string>,
  scheduled: Record<string, unknown> | undefined,
): Promise<EuroleagueResponses> {
  for (const endpoint of ['boxscore', 'playByPlay'] as const) {
    if (files.has(endpoint)) continue;
    throw new ImportError(name, `it has no ${endpoints[endpoint]}`, 'fetch the answers of this game again');
  }
  const read = async (endpoint: Endpoint) => {
    const file = files.get(endpoint);
    return file === undefined ? undefined : readJsonFile(file);
  };
  return {
    boxscore: await read('boxscore'),
    playByPlay: await read('playByPlay'),
    header: (await read('header')) ?? scheduled,
    points: await read('points'),
  };
}
