import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Unfulfilled } from '#lib/fixtures/plan-fixtures.ts';
import { planInput } from '#lib/fixtures/plan-input.ts';
import { Failure } from '#server/failure.ts';
import { comparePlan } from '#server/league/fixture-plan/compare.ts';
import { publishPlan } from '#server/league/fixture-plan/publish.ts';
import { checkNames, findPlan, savePlan } from '#server/league/fixture-plan/save.ts';
import { solveFixtures } from '#server/league/fixture-plan/solve.ts';
import { findLeagueByName } from '#server/league/league/named.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { forTenant, importForTenant } from './session.ts';

type Options = { tenant?: string; season?: string };

const ofTenant = ['--tenant <host>', 'the tenant, by one of its hosts'] as const;
const ofSeason = ['--season <season>', 'the season of the league (default: the current one)'] as const;

/** Adds `fixtures plan|show|publish`. */
export function addFixtureCommands(program: Command): void {
  const fixtures = program.command('fixtures').description("plans of a league's fixtures (docs/fixtures.md)");
  fixtures
    .command('plan <league> <file>')
    .description('plans a season from a JSON file and keeps it as a draft')
    .option(...ofSeason)
    .option(...ofTenant)
    .action(plan);
  fixtures
    .command('show <league>')
    .description('prints the latest draft, compared with what is published')
    .option(...ofSeason)
    .option(...ofTenant)
    .action(show);
  fixtures
    .command('publish <league>')
    .description('publishes the latest draft: all games or none')
    .option(...ofSeason)
    .option(...ofTenant)
    .action(publish);
}

const plan = async (name: string, file: string, { tenant, season }: Options) => {
  const input = parseInput(planInput, await readJson(file));
  await forTenant(tenant, async (scope) => {
    const { id } = await findLeagueByName(scope, name, season);
    await checkNames(scope, id, input);
    const found = await solveFixtures(input);
    await savePlan(scope, id, input, found);
    console.log(`${found.games.length} games are planned, ${found.unfulfilled.length} break a rule or have no slot.`);
    for (const one of found.unfulfilled) console.log(lineOf(one));
  });
};

const show = (name: string, { tenant, season }: Options) =>
  forTenant(tenant, async (scope) => {
    const { id } = await findLeagueByName(scope, name, season);
    const { plan } = await findPlan(scope, id);
    const { changes, besides } = await comparePlan(scope, id, plan.games);
    for (const { planned, outcome } of changes) {
      const { round, home, away, slot } = planned;
      console.log(
        [outcome, round, slot?.date ?? '-', slot?.time ?? '-', `${home}–${away}`, slot?.venue ?? '-'].join('\t'),
      );
    }
    for (const one of plan.unfulfilled) console.log(lineOf(one));
    console.log(`${besides.length} published games are not in the plan and stay.`);
  });

const publish = (name: string, { tenant, season }: Options) =>
  importForTenant(tenant, async (scope) => {
    const { id } = await findLeagueByName(scope, name, season);
    const { created, changed } = await publishPlan(scope, id);
    console.log(`${created} games are new, ${changed} have moved.`);
  });

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Failure(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function lineOf({ game, lift }: Unfulfilled): string {
  const rules = lift.map(({ rule, ...where }) => `${rule} (${Object.values(where).filter(Boolean).join(', ')})`);
  return `round ${game.round}, ${game.home}–${game.away}: lift ${rules.join(' or ')}`;
}
