import type { Command } from 'commander';
import { importAbout } from '#server/feeds/publications/import-about.ts';
import { importDocuments } from '#server/feeds/publications/import-documents.ts';
import { importNews } from '#server/feeds/publications/import-news.ts';
import { importFilesForTenant } from './import-summary.ts';
import { runImport } from './run-import.ts';

type Options = { tenant?: string; verbose: boolean };

const publications = [
  {
    name: 'news',
    noun: 'articles',
    importPages: importNews,
    description: 'articles from a Markdown file or a folder of them',
  },
  {
    name: 'documents',
    noun: 'documents',
    importPages: importDocuments,
    description: 'documents from the list in a folder (documents.yaml)',
  },
  {
    name: 'about',
    noun: 'texts',
    importPages: importAbout,
    description: 'the about page of the league or club, from a Markdown file',
  },
];

export function addImportPublications(program: Command): void {
  for (const { name, noun, importPages, description } of publications)
    program
      .command(`${name} <place>`)
      .description(`${description}; see docs/import.md`)
      .option('--tenant <host>', 'the tenant, by one of its hosts')
      .option('--verbose', 'print the stack trace of unexpected errors', false)
      .action((place: string, { tenant, verbose }: Options) =>
        importFilesForTenant(tenant, async (scope) => {
          await runImport(noun, verbose, (report) => importPages(scope, { place }, report));
        }),
      );
}
