import type { EuroleagueAnswers } from '#server/feeds/euroleague/map-euroleague.ts';
import { ImportError } from '#server/feeds/import/import-error.ts';
import { type Endpoint, endpoints, type FolderGame } from './answers.ts';
import { EndpointLines } from './endpoint-lines.ts';

/** The games of files with a game a line, one after the other; only one game is in memory at a time. */
export async function* gamesOfLines(folder: string, files: ReadonlyMap<Endpoint, string>): AsyncGenerator<FolderGame> {
  const readers = new Map([...files].map(([endpoint, file]) => [endpoint, new EndpointLines(file)]));
  try {
    for (;;) {
      const codes = await Promise.all([...readers.values()].map((reader) => reader.nextCode()));
      const code = Math.min(...codes.filter((next) => next !== null));
      if (!Number.isFinite(code)) return;
      const answers = await Promise.all(
        [...readers].map(async ([endpoint, reader]) => [endpoint, await outcome(reader.take(code))] as const),
      );
      yield { code, name: `${folder}, game ${code}`, read: async () => toAnswers(folder, code, new Map(answers)) };
    }
  } finally {
    for (const reader of readers.values()) await reader.close();
  }
}

type Outcome = { data: unknown } | { error: unknown };

const outcome = (taken: Promise<unknown>): Promise<Outcome> =>
  taken.then(
    (data) => ({ data }),
    (error) => ({ error }),
  );

function toAnswers(folder: string, code: number, outcomes: ReadonlyMap<Endpoint, Outcome>): EuroleagueAnswers {
  const data = (endpoint: Endpoint) => {
    const found = outcomes.get(endpoint);
    if (found && 'error' in found) throw found.error;
    return found?.data;
  };
  for (const endpoint of ['boxscore', 'playByPlay'] as const) {
    if (data(endpoint) !== undefined) continue;
    throw new ImportError(
      `${folder}, game ${code}`,
      `it has no ${endpoints[endpoint]}`,
      'fetch the answers of this game again',
    );
  }
  return { boxscore: data('boxscore'), playByPlay: data('playByPlay'), header: data('header'), points: data('points') };
}
