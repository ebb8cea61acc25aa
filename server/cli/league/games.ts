import type { Command } from 'commander';
import type { GameResultHistory, GameResultInput } from '#lib/api/contract/game-result.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { Failure } from '#server/failure.ts';
import { findGameByName } from '#server/league/game/find-named.ts';
import { listResultHistory } from '#server/league/result/list-history.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';
import { addLinksCommand } from './game-links.ts';
import { historyLines } from './history-lines.ts';
import { parsePeriods, parseScore } from './parse-score.ts';
import { importForTenant, readingScope } from './session.ts';

type Options = { reason?: string; tenant?: string; season?: string; league?: string } & Told;
type Told = { on?: string; text?: string; document?: string };
type Act = (scope: TenantScope, gameId: string) => Promise<GameResultHistory>;

/** The commands for the result of a game; a game is named by the URL of its page, the id of its fixture, or our id. */
export function addGameCommands(program: Command): void {
  const games = program
    .command('games')
    .description('results of games: enter, correct, decide, restore; their links and videos');
  const add = (name: string, description: string) =>
    games
      .command(name)
      .description(description)
      .option('--season <season>', 'the season of the game, where several have its id')
      .option('--league <league>', 'its league')
      .option('--tenant <host>', 'the tenant, by one of its hosts');
  const reasoned = (name: string, description: string) =>
    add(name, description).requiredOption('--reason <text>', 'why; it is kept with the result');
  const decided = (name: string, description: string) => told(reasoned(name, description));

  told(add('result <game> <score>', 'enters or corrects a result: 93-87'))
    .option('--periods <points>', 'points of each period: 25-20,22-21,20-24,26-22')
    .option('--protest', 'by decision on a protest: what was played stays beneath it', false)
    .option('--reason <text>', 'why; needed where the game has a result')
    .action((game: string, score: string, options: Options & { periods?: string; protest: boolean }) => {
      const result = { ...parseScore(score), periods: parsePeriods(options.periods) };
      const { reason } = options;
      if (options.protest && !reason) throw new Failure('A protest needs a --reason.');
      return set(game, options, {
        kind: options.protest ? 'protest' : 'result',
        ...result,
        ...(reason !== undefined && { reason }),
        ...(options.protest && publicationOf(options)),
      } as GameResultInput);
    });
  decided('forfeit <game>', 'awards a game that a team has forfeited')
    .requiredOption('--guilty <side>', 'home, away or both')
    .option('--default', 'lost by default, too few players: the score stands if the opponents lead', false)
    .option('--walkover', 'since a team has withdrawn from the competition', false)
    .action((game: string, options: Options & { guilty: string; default: boolean; walkover: boolean }) =>
      set(game, options, {
        kind: options.default ? 'default' : options.walkover ? 'walkover' : 'forfeit',
        ...publicationOf(options),
        guilty: options.guilty,
        reason: options.reason,
      } as GameResultInput),
    );
  decided('annul <game>', 'annuls a game: it counts in no table')
    .option('--replay', 'it will be replayed', false)
    .action((game: string, options: Options & { replay: boolean }) =>
      set(game, options, {
        ...{ kind: options.replay ? 'replay' : 'annulment', reason: options.reason ?? '' },
        ...publicationOf(options),
      } as GameResultInput),
    );
  decided('protest <game>', 'announces that a protest was filed; the result stays')
    .option('--dismissed', 'it was dismissed', false)
    .action((game: string, options: Options & { dismissed: boolean }) =>
      set(game, options, {
        ...{ kind: options.dismissed ? 'protest-dismissed' : 'protest-filed', reason: options.reason ?? '' },
        ...publicationOf(options),
      } as GameResultInput),
    );
  reasoned('restore <game>', 'lifts the decision on a game, or without one withdraws its result')
    .option('--id <id>', 'another entry of its history, to withdraw that')
    .action((game: string, options: Options & { id?: string }) =>
      run(game, options, (scope, gameId) =>
        withdrawResult(scope, gameId, { reason: options.reason ?? '', ...(options.id && { id: options.id }) }),
      ),
    );
  addLinksCommand(add('links <game>', 'where to watch a game, its tickets and videos; without options lists them'));
  add('history <game>', 'lists the results of a game: by whom, when, why, and which stands').action(
    (game: string, options: Options) => run(game, options, listResultHistory),
  );
}

/** What the site tells of a decision. */
const told = (command: Command) =>
  command
    .option('--on <day>', 'the day of the decision: 2026-03-12')
    .option('--text <text>', 'what the site says of it')
    .option('--document <slug>', 'a document of the site, by the slug of its file');

const publicationOf = ({ on, text, document }: Told) => ({
  ...(on && { decidedOn: on }),
  ...(text && { publicText: text }),
  ...(document && { document }),
});

const set = (game: string, options: Options, input: GameResultInput) =>
  run(game, options, (scope, gameId) => setResult(scope, gameId, input));

function run(game: string, { tenant, season, league }: Options, act: Act): Promise<void> {
  return importForTenant(tenant, async (scope) => {
    const gameId = await findGameByName(readingScope(scope), game, { season, league });
    for (const line of historyLines(await act(scope, gameId))) console.log(line);
  });
}
