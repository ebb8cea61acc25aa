import type { Command } from 'commander';
import { readRulesFile } from '#server/feeds/rules/read-rules-file.ts';
import { writeRulesFile } from '#server/feeds/rules/write-rules-file.ts';
import { findLeagueByName } from '#server/league/league/named.ts';
import { readLeagueRules } from '#server/league/league/read-rules.ts';
import { resetLeagueRules } from '#server/league/league/reset-rules.ts';
import { setLeagueRules } from '#server/league/league/set-rules.ts';
import type { RulesChanged } from '#server/league/league/store-rules.ts';
import { forTenant, importForTenant } from './session.ts';

type Options = { tenant?: string; season?: string };

const ofTenant = ['--tenant <host>', 'the tenant, by one of its hosts'] as const;
const ofSeason = ['--season <season>', 'the season of the league (default: the current one)'] as const;

export function addRulesCommands(program: Command): void {
  const rules = program
    .command('rules')
    .description("a league's own playing rules, standings, playoff formats and phases (docs/league-rules.md)");
  rules
    .command('set <league> <file>')
    .description('sets them from a YAML file; games that have tipped off keep their rules')
    .option(...ofSeason)
    .option(...ofTenant)
    .action(set);
  rules
    .command('show <league>')
    .description('prints the current ones as a file for "rules set"')
    .option(...ofSeason)
    .option(...ofTenant)
    .action(show);
  rules
    .command('reset <league>')
    .description('resets them to the built-in profiles that they extend')
    .option(...ofSeason)
    .option(...ofTenant)
    .action(reset);
  rules.command('check <file>').description('reports the mistakes of a file without changing anything').action(check);
}

const set = async (name: string, file: string, { tenant, season }: Options) => {
  const input = await readRulesFile(file);
  await importForTenant(tenant, async (scope) => {
    const league = await findLeagueByName(scope, name, season);
    report(league, await setLeagueRules(scope, league.id, input));
  });
};

const show = (name: string, { tenant, season }: Options) =>
  forTenant(tenant, async (scope) => {
    const league = await findLeagueByName(scope, name, season);
    console.log(`# ${league.name}, ${league.season}`);
    process.stdout.write(writeRulesFile(await readLeagueRules(scope, league.id)));
  });

const reset = (name: string, { tenant, season }: Options) =>
  importForTenant(tenant, async (scope) => {
    const league = await findLeagueByName(scope, name, season);
    report(league, await resetLeagueRules(scope, league.id));
  });

const check = async (file: string) => {
  const { rules, standings, playoffs, phases } = await readRulesFile(file);
  const found = [
    rules && `rules "${rules.id}"`,
    standings && `standings "${standings.id}"`,
    playoffs && 'playoffs',
    phases && 'phases',
  ].filter(Boolean);
  console.log(`${file} is in order: ${found.join(' and ')}.`);
};

function report({ name, season }: { name: string; season: string }, changed: RulesChanged): void {
  const { outcome, rulesProfile, standingsProfile, games } = changed;
  if (outcome === 'unchanged') {
    console.log(`${name}, ${season}: nothing has changed.`);
    return;
  }
  console.log(`${name}, ${season}: played by "${rulesProfile}", tables made by "${standingsProfile}".`);
  if (games > 0) console.log(`${games} game${games === 1 ? '' : 's'} not yet tipped off will be played by them.`);
}
