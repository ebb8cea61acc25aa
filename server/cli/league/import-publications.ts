import type { Command } from 'commander';
import { importAbout } from '#server/feeds/publications/import-about.ts';
import { importDocuments } from '#server/feeds/publications/import-documents.ts';
import { importNews } from '#server/feeds/publications/import-news.ts';
import { runImport } from './run-import.ts';
import { importForTenant } from './session.ts';

type Options = { tenant?: string; verbose: boolean };

const publications = [
  {
    name: 'news',
    noun: 'articles',
    work: importNews,
    description: 'articles from Markdown files: one, or all in a folder',
  },
  {
    name: 'documents',
    noun: 'documents',
    work: importDocuments,
    description: 'documents from the list in a folder (documents.yaml)',
  },
  {
    name: 'about',
    noun: 'texts',
    work: importAbout,
    description: 'what the league or club tells about itself, from a Markdown file',
  },
];

export function addImportPublications(program: Command): void {
  for (const { name, noun, work, description } of publications)
    program
      .command(`${name} <place>`)
      .description(`${description}; see docs/import.md`)
      .option('--tenant <host>', 'the tenant, by one of its hosts')
      .option('--verbose', 'show where unforeseen errors come from', false)
      .action((place: string, { tenant, verbose }: Options) =>
        importForTenant(tenant, async (scope) => {
          await runImport(noun, verbose, (report) => work(scope, { place }, report));
        }),
      );
}
