import { glob, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { importForTenant } from '#server/cli/league/session.ts';
import { readServerSettings } from '#server/env.ts';
import { Failure } from '#server/failure.ts';
import { type ErasedPerson, erasePerson } from '#server/league/person/erase/erase-person.ts';
import { getVisibility } from '#server/league/person/visibility/set-visibility.ts';

type EraseOptions = { tenant?: string; yes?: true };

export function addErase(people: Command): void {
  people
    .command('erase <person>')
    .description('erases a person for ever; games keep their statistics under a pseudonym (docs/privacy.md)')
    .option('--yes', 'confirms it; without it nothing is done')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((person: string, { tenant, yes }: EraseOptions) =>
      importForTenant(tenant, async (scope) => {
        if (!yes) {
          const { fullName, id } = await getVisibility(scope, person);
          throw new Failure(`This erases ${fullName} (${id}) and cannot be undone. Run it again with --yes.`);
        }
        const erased = await erasePerson(scope, person);
        await removeRenditions(erased.pictures);
        for (const line of linesOf(erased)) console.log(line);
      }),
    );
}

/** Removes the resized copies of deleted pictures that this machine's server keeps. */
async function removeRenditions(hashes: readonly string[]): Promise<void> {
  const folder = path.join(readServerSettings().DATA_DIR, 'pictures');
  for (const hash of hashes)
    for await (const file of glob(`${hash.slice(0, 2)}/${hash}-*`, { cwd: folder })) await rm(path.join(folder, file));
}

function linesOf({ pseudonym, games, photos, pictures, redacted, mentions }: ErasedPerson): string[] {
  const texts = Object.entries(redacted).filter(([, count]) => count > 0);
  return [
    `Erased. In ${games} game${games === 1 ? '' : 's'} "${pseudonym}" stands for the person; the public sees a number.`,
    ...(photos + pictures.length > 0 ? [`Deleted photos: ${photos}; stored pictures: ${pictures.length}.`] : []),
    ...texts.map(([kind, count]) => `Redacted in ${kind}: ${count}.`),
    ...stays('article', mentions.articles),
    ...stays('gallery', mentions.galleries),
    ...stays('application', mentions.applications),
    'Out of reach: backups, files that were imported (a new import brings the person back), copies that others have made.',
  ];
}

const stays = (kind: string, found: readonly string[]) =>
  found.map((one) => `Still mentions the person: ${kind} ${one}.`);
