import { type Command, Option } from 'commander';
import { builtInProfiles } from '#lib/basketball/rules/profiles.ts';
import { standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import type { LeagueInput } from '#server/league/fixture/fixture-input.ts';

export type LeagueOptions = { rules?: string; standings?: string; kind: LeagueInput['kind']; zone?: string };

/** What a file does not say about the leagues that it brings. */
export function addLeagueOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--rules <profile>', 'rules of the leagues (default of new ones: fiba-2024)').choices(
        builtInProfiles.map(({ id }) => id),
      ),
    )
    .addOption(
      new Option('--standings <profile>', 'how the tables of the leagues are made (default of new ones: fiba)').choices(
        standingsProfiles.map(({ id }) => id),
      ),
    )
    .addOption(
      new Option('--kind <kind>', 'what the leagues that are new are')
        .choices(['league', 'tournament'])
        .default('league'),
    )
    .option('--zone <name>', 'time zone of games whose file names none (default: that of the tenant)');
}

export const toLeague = ({ rules, standings, kind, zone }: LeagueOptions, tenant: { timeZone: string }) => ({
  kind,
  rulesProfile: rules ?? 'fiba-2024',
  standingsProfile: standings ?? 'fiba',
  chosen: { rulesProfile: rules, standingsProfile: standings },
  timeZone: zone ?? tenant.timeZone,
});
