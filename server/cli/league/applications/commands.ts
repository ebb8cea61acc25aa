import { type Command, InvalidArgumentError } from 'commander';
import { paths } from '#lib/paths.ts';
import { forTenant } from '#server/cli/league/session.ts';
import { closeApplication } from '#server/league/application/close.ts';
import { askBackApplication } from '#server/league/application/decide.ts';
import { phaseOf } from '#server/league/application/find.ts';
import { listApplications } from '#server/league/application/list.ts';
import { openApplication } from '#server/league/application/open.ts';
import { purgeApplications } from '#server/league/application/purge.ts';
import { findLeagueByName } from '#server/league/league/named.ts';
import { applicationId } from './application-id.ts';
import { closingTime } from './closing-time.ts';
import { addDecisionCommands } from './decisions.ts';
import { readQuestions } from './read-questions.ts';

type TenantOption = { tenant?: string };
type LeagueOptions = TenantOption & { season?: string };
type ClosingOption = { closes?: string };
type OpenOptions = LeagueOptions & ClosingOption & { questions?: string; for: string[] };

const ofTenant = ['--tenant <host>', 'the tenant, by one of its hosts'] as const;
const ofSeason = ['--season <season>', 'the season of the league (default: the current one)'] as const;
const lastDay = ['--closes <yyyy-mm-dd>', 'the last day to submit it'] as const;

export function addApplications(program: Command): void {
  const applications = program.command('applications').description('applications of teams for a league');
  applications
    .command('open <league>')
    .description('opens applications that teams can fill in; prints the secret address of each')
    .option(
      '--for <team...>',
      'the teams, one application each; without it, one application for anybody with the address',
      [''],
    )
    .option('--questions <file>', 'JSON file with the league’s questions and documents (docs/applications.md)')
    .option(...lastDay)
    .option(...ofSeason)
    .option(...ofTenant)
    .action(open);
  applications
    .command('list <league>')
    .description('lists the applications for a league and their state')
    .option(...ofSeason)
    .option(...ofTenant)
    .action(list);
  applications
    .command('close <address>')
    .description('withdraws an application that was not submitted yet')
    .option(...ofTenant)
    .action((address: string, { tenant }: TenantOption) =>
      forTenant(tenant, async (scope) => {
        await closeApplication(scope, applicationId(address));
        console.log('The application is closed.');
      }),
    );
  applications
    .command('purge')
    .description('deletes applications that nobody has touched for so many days since their closing date')
    .requiredOption('--days <number>', 'the days to keep them', wholeDays)
    .option(...ofTenant)
    .action(({ tenant, days }: TenantOption & { days: number }) =>
      forTenant(tenant, async (scope) => {
        const deleted = await purgeApplications(scope, days);
        console.log(deleted === 0 ? 'There is none to delete.' : `Deleted: ${deleted}.`);
      }),
    );
  addDecisionCommands(applications);
  applications
    .command('reopen <address>')
    .description('lets a team correct a submitted application, or continue after the last day')
    .option('--note <text>', 'what the team reads above the form')
    .option(...lastDay)
    .option(...ofTenant)
    .action((address: string, { tenant, closes, note }: TenantOption & ClosingOption & { note?: string }) =>
      forTenant(tenant, async (scope) => {
        const closesAt = closingTime(closes, scope.timeZone);
        await askBackApplication(scope, applicationId(address), { note: note ?? null, closesAt });
        console.log('The application is open again.');
      }),
    );
}

const open = (name: string, { tenant, season, questions, closes, for: invitees }: OpenOptions) =>
  forTenant(tenant, async (scope) => {
    const form = await readQuestions(questions, scope.fallbackLocale);
    const league = await findLeagueByName(scope, name, season);
    const closesAt = closingTime(closes, scope.timeZone);
    for (const invitee of invitees) {
      const fields = { ...form, leagueId: league.id, closesAt, invitee: invitee || null };
      const id = await openApplication(scope, fields);
      console.log(`${invitee || `${league.name}, ${league.season}`}: ${scope.siteAddress}${paths.application(id)}`);
    }
  });

const list = (name: string, { tenant, season }: LeagueOptions) =>
  forTenant(tenant, async (scope) => {
    const league = await findLeagueByName(scope, name, season);
    for (const { draft, ...row } of await listApplications(scope, league.id)) {
      const who = draft.team.name || row.invitee || 'nobody yet';
      const state = `${phaseOf(row)}${row.reference ? ` ${row.reference}` : ''}`;
      const count = `${draft.players.length} players, ${row.documents.length} documents`;
      console.log(`${who}: ${state}, ${count}, ${scope.siteAddress}${paths.application(row.id)}`);
    }
  });

function wholeDays(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Use a whole number of days from 1 to 9999.');
}
