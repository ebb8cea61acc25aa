import { asc, eq } from 'drizzle-orm';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { memberships } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { enterSheet } from '#server/league/live/enter-sheet.ts';
import { loadLiveGame, type ReplayedGame } from '#server/league/live/live-game.ts';
import { say } from '#server/refusals/sentence.ts';
import { type Parts, planReplay } from './plan-replay.ts';
import { type PlayOptions, playSteps } from './play-steps.ts';

export type ReplayInput = {
  /** The game whose log is replayed; it is not changed. */
  sourceId: string;
  /** The game to record into; its log must be empty or hold an interrupted replay. */
  gameId: string;
  /** A factor from 1 to 60. */
  speed: number;
};

/**
 * Replays the log of a game as another game with `recordEvents`, as the scorer's desk does, so that all live clients receive
 * it. An interrupted replay can be resumed. The caller authorises. Throws `bad-request` for a wrong speed or the same game
 * twice, `not-found`, and `conflict` if the source has no log or the target has a log of its own.
 */
export async function runReplay(
  scope: TenantScope,
  input: ReplayInput,
  options: Omit<PlayOptions, 'speed'>,
): Promise<void> {
  const { sourceId, gameId, speed } = input;
  if (!(speed >= 1 && speed <= 60)) throw badRequest('The speed of a replay is 1 to 60.');
  if (sourceId === gameId) throw badRequest('A game cannot be replayed into itself.');
  const source = await loadLiveGame(scope, sourceId);
  if (source.state.log.length === 0) throw new LeagueError('conflict', 'The game to replay has no log.');
  const target = await loadLiveGame(scope, gameId);
  if (target.state.log.some(({ id }) => !id.startsWith('replay:'))) {
    throw new LeagueError('conflict', 'The game already has a log of its own.');
  }
  const steps = planReplay(source.state, await matchPlayers(scope, source, target));
  const seq = target.state.log.length;
  await playSteps(scope, gameId, { steps: steps.slice(seq), seq }, { ...options, speed });
}

/** Maps the source's players to the target's in sheet order; enters the target's sheet from its squads if it is empty. */
async function matchPlayers(scope: TenantScope, source: ReplayedGame, target: ReplayedGame): Promise<Parts> {
  const empty = sides.every((side) => target.sheet[side].length === 0);
  const sheet = empty ? await squads(scope, target) : target.sheet;
  if (empty) {
    const input = { home: [...sheet.home], away: [...sheet.away], coaches: { home: null, away: null } };
    await enterSheet(scope, target.row.id, input);
  }
  const partsOf = (side: Side) =>
    new Map(
      source.sheet[side].flatMap(({ personId }, index) => {
        const counterpart = sheet[side][index];
        return counterpart ? [[personId, counterpart.personId] as const] : [];
      }),
    );
  return { home: partsOf('home'), away: partsOf('away') };
}

async function squads(scope: TenantScope, { row, state }: ReplayedGame): Promise<ReplayedGame['sheet']> {
  const squad = async (teamId: string | null) => {
    if (!teamId) throw new LeagueError('conflict', say`The teams of this game are not known yet.`);
    const rows = await scope.db
      .select({ personId: memberships.personId, number: memberships.number })
      .from(memberships)
      .where(ofTenant(scope, memberships, eq(memberships.teamId, teamId), eq(memberships.role, 'player')))
      .orderBy(asc(memberships.order));
    const seen = new Set<string>();
    const numbers = new Set<string>();
    return rows
      .filter(({ personId }) => !seen.has(personId) && seen.add(personId))
      .slice(0, state.profile.roster.size)
      .map(({ personId, number }) => {
        const isFree = number !== null && !numbers.has(number);
        if (isFree) numbers.add(number);
        return { personId, number: isFree ? number : null };
      });
  };
  return { home: await squad(row.homeTeamId), away: await squad(row.awayTeamId) };
}
