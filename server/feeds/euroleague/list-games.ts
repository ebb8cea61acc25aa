import path from 'node:path';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { listFiles } from '#server/feeds/files/list-files.ts';
import { readLines } from '#server/feeds/files/read-lines.ts';
import { type Endpoint, endpointKeys, endpoints, type FolderGame } from './endpoints.ts';
import { gameOfFiles } from './read-game-files.ts';
import { gamesOfLines } from './read-game-lines.ts';
import { headersOfSchedule } from './schedule.ts';

export type GameList = { count: number; games: AsyncIterable<FolderGame> | Iterable<FolderGame> };

/**
 * Lists the games in a folder of responses, in any layout: one file per endpoint with one game per line
 * (`PlaybyPlay.jsonl.gz`), one folder per game (`25/PlaybyPlay.json`), one folder per endpoint (`PlaybyPlay/25.json.gz`), or
 * the folder of a single game. `schedule.json` of the newer API replaces missing headers of games in separate files.
 */
export async function listEuroleagueGames(folder: string): Promise<GameList> {
  const files = await listFiles(folder, ['.json', '.json.gz', '.jsonl', '.jsonl.gz']);
  const lines = new Map(
    endpointKeys.flatMap((key) =>
      files.filter((file) => isLinesFile(folder, file, key)).map((file) => [key, file] as const),
    ),
  );
  const [anyFile] = lines.values();
  if (anyFile) return { count: await countLines(lines.get('header') ?? anyFile), games: gamesOfLines(folder, lines) };

  const games = new Map<number, Map<Endpoint, string>>();
  for (const file of files) {
    const found = placeOf(file);
    if (!found) continue;
    const own = games.get(found.code) ?? new Map<Endpoint, string>();
    games.set(found.code, own.set(found.endpoint, file));
  }
  if (games.size === 0) {
    throw new ImportError(
      folder,
      'it holds no answers of the EuroLeague live API',
      'name the folder with Boxscore and PlaybyPlay files',
    );
  }
  const schedule = files.find((file) => /^schedule\.json(\.gz)?$/i.test(path.basename(file)));
  const headers = schedule ? await headersOfSchedule(schedule) : null;
  const inOrder = [...games].sort(([a], [b]) => a - b);
  return {
    count: games.size,
    games: inOrder.map(([code, own]) => gameOfFiles(code, `${folder}, game ${code}`, own, headers?.get(code))),
  };
}

const stemOf = (file: string) => path.basename(file).replace(/\.jsonl?(\.gz)?$/i, '');

const isLinesFile = (folder: string, file: string, key: Endpoint) =>
  path.dirname(file) === path.normalize(folder).replace(/\/$/, '') &&
  /\.jsonl(\.gz)?$/i.test(file) &&
  stemOf(file) === endpoints[key];

function placeOf(file: string): { code: number; endpoint: Endpoint } | null {
  const stem = stemOf(file);
  const parent = path.basename(path.dirname(path.resolve(file)));
  const endpoint = endpointKeys.find((key) => [stem, parent].includes(endpoints[key]));
  const code = [stem, parent].find((name) => /^\d+$/.test(name));
  return endpoint && code ? { endpoint, code: Number(code) } : null;
}

async function countLines(file: string): Promise<number> {
  let count = 0;
  for await (const _line of readLines(file)) count += 1;
  return count;
}
