import type { Command } from 'commander';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { deleteDocument } from '#server/league/document/delete.ts';
import { deleteGallery } from '#server/league/gallery/delete.ts';
import { deleteArticle } from '#server/league/news/delete.ts';
import { importForTenant } from './session.ts';

type Publication = {
  name: string;
  noun: string;
  remove: (scope: TenantScope, slug: string) => Promise<string>;
};

const publications: readonly Publication[] = [
  {
    name: 'news',
    noun: 'article',
    remove: async (scope, slug) => {
      await deleteArticle(scope, slug);
      return `The article ${slug} is deleted.`;
    },
  },
  {
    name: 'documents',
    noun: 'document',
    remove: async (scope, slug) => {
      await deleteDocument(scope, slug);
      return `The document ${slug} is deleted.`;
    },
  },
  {
    name: 'galleries',
    noun: 'gallery',
    remove: async (scope, slug) => `The gallery ${slug} is deleted; photos: ${await deleteGallery(scope, slug)}.`,
  },
];

/** Adds `news|documents|galleries delete`, by the last part of the URL. */
export function addPublicationDeletion(program: Command): void {
  for (const { name, noun, remove } of publications) {
    const group = program.commands.find((command) => command.name() === name) ?? program.command(name);
    if (!group.description()) group.description(`${name} of the site`);
    group
      .command('delete <slug>')
      .description(`deletes the ${noun} with that last part of the URL`)
      .option('--tenant <host>', 'the tenant, by one of its hosts')
      .action((slug: string, { tenant }: { tenant?: string }) =>
        importForTenant(tenant, async (scope) => console.log(await remove(scope, slug))),
      );
  }
}
