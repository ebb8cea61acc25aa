import type { Command } from 'commander';
import { isLocale } from '#lib/i18n/locales.ts';
import { Failure } from '#server/failure.ts';
import { importPhotos } from '#server/feeds/photos/import-photos.ts';
import type { GalleryInput } from '#server/league/gallery/gallery-input.ts';
import { importFilesForTenant } from './import-summary.ts';
import { pageSubject } from './page-subject.ts';
import { runImport } from './run-import.ts';

type Options = {
  of?: string;
  title?: string[];
  credit?: string;
  published?: string;
  tenant?: string;
  verbose: boolean;
};

export function addImportPhotos(program: Command): void {
  program
    .command('photos <folder>')
    .description('photo galleries: the folder and each folder below it with photos is one gallery')
    .option('--of <address>', 'the page of the game, club or article that the photos show')
    .option('--title <text...>', 'the title (default: the name of the folder); in several languages: en="…" sr="…"')
    .option('--credit <name>', 'photographer of photos without a credit of their own')
    .option('--published <time>', 'publication time, such as 2026-10-03 or 2026-10-03T20:30Z (default: now)')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .option('--verbose', 'print the stack trace of unexpected errors', false)
    .action((folder: string, { of: page, title, credit, published, tenant, verbose }: Options) =>
      importFilesForTenant(tenant, async (scope) => {
        const input = {
          folder,
          ...(await pageSubject(scope, page)),
          title: title ? toTitle(title, scope.fallbackLocale) : null,
          credit: credit ?? null,
          publishedAt: published === undefined ? null : toTime(published),
          language: scope.fallbackLocale,
        };
        await runImport('photos', verbose, (report) => importPhotos(scope, input, report));
      }),
    );
}

function toTitle(texts: readonly string[], language: string): GalleryInput['name'] {
  return Object.fromEntries(
    texts.map((text) => {
      const [, code = '', own = ''] = /^([a-z]{2})=(.+)$/s.exec(text) ?? [];
      return isLocale(code) ? [code, own] : [language, text];
    }),
  );
}

function toTime(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new Failure(`"${text}" is no day or time. Write it as 2026-10-03T20:30Z.`);
  return time;
}
