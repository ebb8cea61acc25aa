import { type Command, Option } from 'commander';
import { builtInProfiles } from '#lib/basketball/rules/profiles.ts';
import { standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import type { LeagueInput } from '#server/league/fixture/fixture-input.ts';

export type LeagueOptions = { rules?: string; standings?: string; kind: LeagueInput['kind']; zone?: string };

/** Adds the options for properties of new leagues that are not in the file. */
export function addLeagueOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--rules <profile>', 'playing rules of the leagues (default for new ones: fiba-2024)').choices(
        builtInProfiles.map(({ id }) => id),
      ),
    )
    .addOption(
      new Option('--standings <profile>', 'standings rules of the leagues (default for new ones: fiba)').choices(
        standingsProfiles.map(({ id }) => id),
      ),
    )
    .addOption(new Option('--kind <kind>', 'kind of new leagues').choices(['league', 'tournament']).default('league'))
    .option('--zone <name>', 'time zone of games without one in the file (default: that of the tenant)');
}

export const toLeague = ({ rules, standings, kind, zone }: LeagueOptions, tenant: { timeZone: string }) => ({
  kind,
  rulesProfile: rules ?? 'fiba-2024',
  standingsProfile: standings ?? 'fiba',
  chosen: { rulesProfile: rules, standingsProfile: standings, timeZone: zone },
  timeZone: zone ?? tenant.timeZone,
});
