import { ImportError } from '#server/feeds/errors/import-error.ts';
import { readJsonFile } from '#server/feeds/files/read-file.ts';
import { type Endpoint, endpoints, type FolderGame } from './answers.ts';
import type { EuroleagueAnswers } from './map-euroleague.ts';

/** A game whose answers are files of their own; without a header, `scheduled` stands in for it. */
export function gameOfFiles(
  code: number,
  name: string,
  files: ReadonlyMap<Endpoint, string>,
  scheduled?: Record<string, unknown>,
): FolderGame {
  return { code, name, read: () => readAnswers(name, files, scheduled) };
}

async function readAnswers(
  name: string,
  files: ReadonlyMap<Endpoint, string>,
  scheduled: Record<string, unknown> | undefined,
): Promise<EuroleagueAnswers> {
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
