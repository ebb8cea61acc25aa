import type { Command } from 'commander';
import { fantasyPresets, fantasyRulesSchema } from '#lib/basketball/fantasy/rules.ts';
import { Failure } from '#server/failure.ts';
import { readTextFile } from '#server/feeds/files/read-file.ts';
import { readYaml } from '#server/feeds/pages/yaml.ts';
import { verifySeason } from '#server/league/fantasy/ledger/verify-season.ts';
import { closeFantasySeason } from '#server/league/fantasy/season/close.ts';
import { openFantasySeason, type SeasonInput } from '#server/league/fantasy/season/open.ts';
import { findLeagueByName } from '#server/league/league/named.ts';
import { forTenant, importForTenant } from './session.ts';

type Options = { tenant?: string; season?: string };

const ofTenant = ['--tenant <host>', 'the tenant, by one of its hosts'] as const;
const ofSeason = ['--season <season>', 'the season of the league (default: the current one)'] as const;

export function addFantasyCommands(program: Command): void {
  const fantasy = program.command('fantasy').description('the fantasy season of a league (docs/fantasy.md)');
  fantasy
    .command('open <league>')
    .description('opens it: rounds from the games, the market from the rosters')
    .option('--preset <preset>', 'euroleague, dunkest or scoresheet', 'euroleague')
    .option('--rules <file>', "the league's own rules, a YAML file, instead of a preset")
    .option(...ofSeason)
    .option(...ofTenant)
    .action(open);
  fantasy
    .command('close <league>')
    .description('closes it when all rounds are frozen, and keeps the winner')
    .option(...ofSeason)
    .option(...ofTenant)
    .action(close);
  fantasy
    .command('verify <league>')
    .description('counts it again from the games and compares every line and total with what is stored')
    .option(...ofSeason)
    .option(...ofTenant)
    .action(verify);
}

const open = async (name: string, { tenant, season, preset, rules }: Options & { preset: string; rules?: string }) => {
  const input = await readInput(preset, rules);
  await importForTenant(tenant, async (scope) => {
    const league = await findLeagueByName(scope, name, season);
    const { outcome, rounds, entrants } = await openFantasySeason(scope, league.id, input);
    const what = `${rounds} rounds and ${entrants} players and coaches`;
    console.log(
      outcome === 'opened' ? `${league.name}: the fantasy season is open, with ${what}.` : 'Nothing has changed.',
    );
  });
};

async function readInput(preset: string, file: string | undefined): Promise<SeasonInput> {
  if (file !== undefined) return { rules: readYaml(fantasyRulesSchema, { file, text: await readTextFile(file) }) };
  const known = fantasyPresets.find((one) => one === preset);
  if (!known || known === 'own')
    throw new Failure(`There is no preset "${preset}": euroleague, dunkest or scoresheet.`);
  return { preset: known };
}

const close = (name: string, { tenant, season }: Options) =>
  importForTenant(tenant, async (scope) => {
    const league = await findLeagueByName(scope, name, season);
    const { outcome, winner } = await closeFantasySeason(scope, league.id);
    if (outcome === 'unchanged') console.log('Nothing has changed.');
    else
      console.log(
        `${league.name}: the fantasy season is closed. ${winner ? `Winner: ${winner.name}` : 'Nobody played'}.`,
      );
  });

const verify = (name: string, { tenant, season }: Options) =>
  forTenant(tenant, async (scope) => {
    const league = await findLeagueByName(scope, name, season);
    const { games, lines, totals, differences } = await verifySeason(scope, league.id);
    for (const difference of differences.slice(0, 20)) console.log(difference);
    if (differences.length > 0)
      throw new Failure(`${differences.length} differences between what is stored and what the games give.`);
    console.log(
      `${league.name}: ${lines} lines of ${games} games and ${totals} totals of squads are what the games give.`,
    );
  });
