import type { Command } from 'commander';
import type { GameLinks, GameLinksInput } from '#lib/api/contract/game-links.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { parseVideoTime } from '#lib/video/offsets.ts';
import { Failure } from '#server/failure.ts';
import { findGameByName } from '#server/league/game/find-named.ts';
import { setGameLinks } from '#server/league/game/set-links.ts';
import { forTenant, readingScope } from './session.ts';

type Options = {
  tenant?: string;
  season?: string;
  league?: string;
  watch?: string[];
  tickets?: string | false;
  video?: string[];
  offsets?: string[];
};

const collect = (value: string, before: string[] = []) => [...before, value];

/** Adds the options and the work of `games links`. An option replaces all of its kind, an empty one clears it. */
export function addLinksCommand(command: Command): void {
  command
    .option('--watch <label=address>', 'where to watch it, several times for several; "" clears', collect)
    .option('--tickets <address>', 'where tickets are sold; "" clears')
    .option('--video <title=address>', 'a video at YouTube, Vimeo or in a file, several times; "" clears', collect)
    .option('--offsets <times>', 'when the periods begin in the videos, in their order: 12:10,45:02,-,1:31:00', collect)
    .action((game: string, options: Options) =>
      forTenant(options.tenant, async (scope) => {
        const { season, league } = options;
        const gameId = await findGameByName(readingScope(scope), game, { season, league });
        const input = toInput(options, scope.fallbackLocale);
        const links = await setGameLinks(scope, gameId, input);
        if (Object.keys(input).length > 0)
          console.log(links.outcome === 'changed' ? 'Changed.' : 'Nothing has changed.');
        for (const line of linkLines(links)) console.log(line);
      }),
    );
}

function toInput({ watch, tickets, video, offsets = [] }: Options, locale: Locale): GameLinksInput {
  if (offsets.length > (video?.length ?? 0)) throw new Failure('Each --offsets needs a --video before it.');
  return {
    ...(watch && {
      watch: present(watch)
        .map((text) => named(text, '--watch'))
        .map(([label, url]) => ({ label, url })),
    }),
    ...(tickets !== undefined && { tickets: tickets || null }),
    ...(video && {
      videos: present(video).map((text, index) => {
        const [title, url] = named(text, '--video');
        return { title: { [locale]: title }, url, periodOffsets: parseOffsets(offsets[index]) };
      }),
    }),
  };
}

const present = (values: readonly string[]) => values.filter((value) => value !== '');

function named(text: string, option: string): [name: string, address: string] {
  const [, name, address] = /^(.+?)=(https?:.+)$/.exec(text) ?? [];
  if (!name || !address) throw new Failure(`${option} "${text}" is not a name and an address: "Arena Sport=https://…"`);
  return [name, address];
}

function parseOffsets(text = ''): (number | null)[] {
  return text === '' ? [] : text.split(',').map((part) => (part.trim() === '-' ? null : parseSeconds(part.trim())));
}

function parseSeconds(text: string): number {
  const seconds = parseVideoTime(text);
  if (seconds === null)
    throw new Failure(
      `"${text}" is not a time in a video. Write 12:10, 1:02:30 or seconds, - for a period that is not in it.`,
    );
  return seconds;
}

function* linkLines({ watch, tickets, videos }: GameLinks): Generator<string> {
  for (const { label, url } of watch) yield `watch: ${label} ${url}`;
  if (tickets) yield `tickets: ${tickets}`;
  for (const { title, url, periodOffsets } of videos)
    yield `video: ${Object.values(title)[0]} ${url}${periodOffsets.length > 0 ? ` (periods at ${periodOffsets.map((at) => at ?? '-').join(', ')} s)` : ''}`;
}
