import type { Command } from 'commander';
import { paths } from '#lib/paths.ts';
import { forTenant } from '#server/cli/league/session.ts';
import { closeApplication, reopenApplication } from '#server/league/application/close.ts';
import { phaseOf } from '#server/league/application/find.ts';
import { listApplications } from '#server/league/application/list.ts';
import { openApplication } from '#server/league/application/open.ts';
import { leagueNamed } from '#server/league/league/named.ts';
import { closingTime } from './closing-time.ts';
import { readQuestions } from './read-questions.ts';

type Where = { tenant?: string };
type InLeague = Where & { season?: string };
type Closing = { closes?: string };
type Opening = InLeague & Closing & { questions?: string; for: string[] };

const ofTenant = ['--tenant <host>', 'the tenant, by one of its hosts'] as const;
const ofSeason = ['--season <season>', 'the season of the league (default: the current one)'] as const;
const lastDay = ['--closes <yyyy-mm-dd>', 'the last day on which it can be sent'] as const;

export function addApplications(program: Command): void {
  const applications = program.command('applications').description('applications of teams for a league');
  applications
    .command('open <league>')
    .description('applications that teams may fill in; prints the secret address of each')
    .option('--for <team...>', 'the teams, an application each; without it one for whoever gets the address', [''])
    .option('--questions <file>', 'JSON file with the questions and documents of the league (docs/applications.md)')
    .option(...lastDay)
    .option(...ofSeason)
    .option(...ofTenant)
    .action(open);
  applications
    .command('list <league>')
    .description('the applications for a league and how far they are')
    .option(...ofSeason)
    .option(...ofTenant)
    .action(list);
  applications
    .command('close <address>')
    .description('takes back an application that was not sent yet')
    .option(...ofTenant)
    .action((address: string, { tenant }: Where) =>
      forTenant(tenant, async (scope) => {
        await closeApplication(scope, idIn(address));
        console.log('The application is closed.');
      }),
    );
  applications
    .command('reopen <address>')
    .description('lets a team correct what it has sent, or go on after the last day')
    .option(...lastDay)
    .option(...ofTenant)
    .action((address: string, { tenant, closes }: Where & Closing) =>
      forTenant(tenant, async (scope) => {
        await reopenApplication(scope, idIn(address), closingTime(closes, scope.timeZone));
        console.log('The application is open again.');
      }),
    );
}

const open = (name: string, { tenant, season, questions, closes, for: invitees }: Opening) =>
  forTenant(tenant, async (scope) => {
    const asked = await readQuestions(questions, scope.fallbackLocale);
    const league = await leagueNamed(scope, name, season);
    const closesAt = closingTime(closes, scope.timeZone);
    for (const invitee of invitees) {
      const fields = { ...asked, leagueId: league.id, closesAt, invitee: invitee || null };
      const id = await openApplication(scope, fields);
      console.log(`${invitee || `${league.name}, ${league.season}`}: ${scope.siteAddress}${paths.application(id)}`);
    }
  });

const list = (name: string, { tenant, season }: InLeague) =>
  forTenant(tenant, async (scope) => {
    const league = await leagueNamed(scope, name, season);
    for (const { draft, ...row } of await listApplications(scope, league.id)) {
      const who = draft.team.name || row.invitee || 'nobody yet';
      const state = `${phaseOf(row)}${row.reference ? ` ${row.reference}` : ''}`;
      const count = `${draft.players.length} players, ${row.documents.length} documents`;
      console.log(`${who}: ${state}, ${count}, ${scope.siteAddress}${paths.application(row.id)}`);
    }
  });

/** The id in an address, or what was given where there is none. */
const idIn = (address: string) => /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(address)?.[0] ?? address;
