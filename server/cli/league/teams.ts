import type { Command } from 'commander';
import { renameLine } from '#server/league/names/change-name.ts';
import { deleteTeam } from '#server/league/team/delete.ts';
import type { InLeague } from '#server/league/team/find-named.ts';
import { mergeClubs } from '#server/league/team/merge/merge-clubs.ts';
import { mergeTeams } from '#server/league/team/merge/merge-teams.ts';
import { renameTeam } from '#server/league/team/rename.ts';
import { importForTenant } from './session.ts';

type Options = InLeague & { tenant?: string };

const inLeague = (command: Command) =>
  command
    .option('--season <season>', 'the season, by name or slug')
    .option('--league <league>', 'the league, by name or slug')
    .option('--tenant <host>', 'the tenant, by one of its hosts');

/** Adds `teams rename|merge|delete` and `clubs merge`. A team is named by its slug, its name, or an id of a source. */
export function addTeamCommands(program: Command): void {
  const teams = program.command('teams').description('teams of a league');
  inLeague(teams.command('rename <team> <name>'))
    .description('gives a team another name; its former address and name still lead to it')
    .action((team: string, name: string, { tenant, ...where }: Options) =>
      importForTenant(tenant, async (scope) => {
        const renames = await renameTeam(scope, team, name, where);
        console.log(renames.map(renameLine).join('\n') || `It is "${name}" already. Nothing has changed.`);
      }),
    );
  inLeague(teams.command('merge <keep> <duplicate>'))
    .description('merges two records of one team of a league')
    .action((keep: string, duplicate: string, { tenant, ...where }: Options) =>
      importForTenant(tenant, async (scope) => {
        const { outcome, kept, games, joined, club } = await mergeTeams(scope, keep, duplicate, where);
        const name = `${kept.name} (${kept.slug})`;
        if (outcome === 'unchanged')
          return console.log(`"${duplicate}" was merged into ${name} before. Nothing has changed.`);
        if (joined > 0) console.log(`${counted(joined, 'game')} of both ${joined === 1 ? 'is' : 'are'} one now.`);
        if (club) console.log(`The club ${club} is merged too.`);
        console.log(`${name} has taken over "${duplicate}" with ${counted(games, 'game')}.`);
      }),
    );
  inLeague(teams.command('delete <team>'))
    .description('deletes a team that has played no game')
    .option('--with-games', 'also its scheduled games', false)
    .action((team: string, { tenant, ...where }: Options & { withGames: boolean }) =>
      importForTenant(tenant, async (scope) => {
        const { name, games, club } = await deleteTeam(scope, team, where);
        const more = club ? `, and its club ${club}` : '';
        console.log(`${name} is deleted${games > 0 ? ` with ${counted(games, 'game')}` : ''}${more}.`);
      }),
    );
  program
    .command('clubs')
    .description('clubs of the site')
    .command('merge <keep> <duplicate>')
    .description('merges two records of one club, with the teams of all seasons')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((keep: string, duplicate: string, { tenant }: Options) =>
      importForTenant(tenant, async (scope) => {
        const { name, slug } = await mergeClubs(scope, keep, duplicate);
        console.log(`${name} (${slug}) has taken over "${duplicate}".`);
      }),
    );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
