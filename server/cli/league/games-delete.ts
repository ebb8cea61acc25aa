import type { Command } from 'commander';
import { deleteGame } from '#server/league/game/delete.ts';
import { findGameByName } from '#server/league/game/find-named.ts';
import { mergeGames } from '#server/league/game/merge.ts';
import { renameGame } from '#server/league/game/rename.ts';
import type { InLeague } from '#server/league/team/find-named.ts';
import { type ChosenTenant, importForTenant } from './session.ts';

type Options = InLeague & { tenant?: string };

/** Adds `games rename|merge|delete`. A game is named by the URL of its page, the id of its fixture, or our id. */
export function addGameDeletion(program: Command): void {
  const games = program.commands.find((command) => command.name() === 'games') ?? program.command('games');
  if (!games.description()) games.description('games of the league');
  inLeague(games.command('rename <game> <id>'))
    .description('gives a game another id of its source; its address stays')
    .action((game: string, id: string, { tenant, ...where }: Options) =>
      importForTenant(tenant, async (scope) => {
        const gameId = await findGameByName(reading(scope), game, where);
        const rename = await renameGame(scope, gameId, id, game);
        console.log(
          rename
            ? `id of the game: ${rename.from ?? 'none'} → ${rename.to}`
            : 'It has that id already. Nothing has changed.',
        );
      }),
    );
  inLeague(games.command('delete <game>'))
    .description('deletes a game without a result')
    .option('--with-result', 'also one with a result, its log and its statistics', false)
    .action((game: string, { tenant, withResult, ...where }: Options & { withResult: boolean }) =>
      importForTenant(tenant, async (scope) => {
        await deleteGame(scope, await findGameByName(reading(scope), game, where), { withResult });
        console.log(`The game ${game} is deleted.`);
      }),
    );
  inLeague(games.command('merge <keep> <duplicate>'))
    .description('merges two records of one game, of which the duplicate has no result')
    .action((keep: string, duplicate: string, { tenant, ...where }: Options) =>
      importForTenant(tenant, async (scope) => {
        const [kept, other] = [
          await findGameByName(reading(scope), keep, where),
          await findGameByName(reading(scope), duplicate, where),
        ];
        await mergeGames(scope, kept, other);
        console.log(`The game ${keep} has taken over ${duplicate}.`);
      }),
    );
}

const inLeague = (command: Command) =>
  command
    .option('--season <season>', 'the season, by name or slug')
    .option('--league <league>', 'the league, by name or slug')
    .option('--tenant <host>', 'the tenant, by one of its hosts');

const reading = ({ db, tenantId, fallbackLocale }: ChosenTenant) => ({
  db,
  tenantId,
  host: '',
  locale: fallbackLocale,
  fallbackLocale,
});
