import type { Command } from 'commander';
import { Failure } from '#server/failure.ts';
import { findLeagueByName } from '#server/league/league/named.ts';
import { findTeamByName } from '#server/league/team/find-named.ts';
import { setTeam, type TeamChange } from '#server/league/team/set-team.ts';
import { namesByLanguage, none, pictureOrNone } from './option-texts.ts';
import { importForTenant } from './session.ts';

type Options = {
  league: string;
  season?: string;
  tenant?: string;
  crest?: string;
  color?: string[];
  code?: string;
  short?: string;
  name?: string[];
};

export function addTeamSettings(program: Command): void {
  program
    .command('team')
    .description('a team of a league')
    .command('set <team>')
    .description('changes crest, colours, code and names by language; what is not given stays (docs/branding.md)')
    .requiredOption('--league <league>', 'the league, by name or the last part of its address')
    .option('--season <season>', 'the season of the league (default: the current one)')
    .option('--crest <file>', 'picture of the crest, or none for that of the club')
    .option('--color <color...>', 'its two colours, such as "#0f3d22" "#ffffff", or none for those of the club')
    .option('--code <code>', '2 to 5 letters for scoreboards')
    .option('--short <name>', 'short name')
    .option('--name <name...>', 'names by language: sr="Sava" ru="Сава"; an empty one is removed')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((name: string, { tenant, league: leagueName, season, ...options }: Options) =>
      importForTenant(tenant, async (scope) => {
        const change = await toChange(options);
        if (Object.keys(change).length === 0) throw new Failure('Nothing to set: see team set --help.');
        const league = await findLeagueByName(scope, leagueName, season);
        const { team } = await findTeamByName(scope, name, { season: league.seasonSlug, league: league.slug });
        const outcome = await setTeam(scope, team.id, change);
        console.log(`${team.name}, ${league.name} ${league.season}: ${outcome}.`);
      }),
    );
}

async function toChange({ crest, color, code, short, name }: Omit<Options, 'league'>): Promise<TeamChange> {
  return {
    ...(crest && { crest: await pictureOrNone(crest) }),
    ...(color && { colors: toColors(color) }),
    ...(code !== undefined && { code }),
    ...(short !== undefined && { shortName: short }),
    ...(name && { names: namesByLanguage('--name', name) }),
  };
}

function toColors([primary, secondary, ...more]: readonly string[]): TeamChange['colors'] {
  if (primary === none && secondary === undefined) return null;
  if (primary === undefined || more.length > 0) throw new Failure('--color takes two colours: "#0f3d22" "#ffffff".');
  return { primary, secondary: secondary ?? '#ffffff' };
}
