import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { exportStandings } from '#server/feeds/export/export-standings.ts';
import { findLeagueByName } from '#server/league/league/named.ts';
import { forTenant } from './session.ts';

type Options = { season?: string; out?: string; tenant?: string };

export function addExportStandings(exports: Command): void {
  exports
    .command('standings <league>')
    .description('the standings of a league, one line per team, with the tie-break between level teams')
    .option('--season <season>', 'the season of the league (default: the current one)')
    .option('--out <file>', 'the file to write; without it, standard output')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((name: string, { season, out, tenant }: Options) =>
      forTenant(tenant, async (scope) => {
        const league = await findLeagueByName(scope, name, season);
        const { fallbackLocale, siteAddress } = scope;
        const readScope = { ...scope, locale: fallbackLocale, host: new URL(siteAddress).host };
        const text = await exportStandings(readScope, league);
        if (out) await writeFile(out, text);
        else process.stdout.write(text);
      }),
    );
}
