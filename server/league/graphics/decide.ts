import { type GraphicsChange, graphics, type ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badPlace } from '#server/errors.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { say } from '#server/refusals/sentence.ts';
import type { Decision } from './apply-change.ts';

type ShowRequest = Extract<GraphicsChange, { action: 'show' | 'toggle' }>;
type Subject = Pick<ShownGraphic, 'side' | 'personId'>;

/** Resolves the side and player of a change. Throws `not-found`, and `bad-request` with the path of what is missing. */
export async function decide(
  scope: TenantScope,
  gameId: string,
  change: Exclude<GraphicsChange, { action: 'undo' | 'redo' }>,
  now: Date,
): Promise<Decision> {
  if (change.action !== 'show' && change.action !== 'toggle') return change;
  const { action, graphic, seconds } = change;
  const hideAt = seconds === undefined ? null : new Date(now.getTime() + seconds * 1000).toISOString();
  return { action, shown: { graphic, ...(await subjectOf(scope, gameId, change)), hideAt } };
}

async function subjectOf(scope: TenantScope, gameId: string, request: ShowRequest): Promise<Subject> {
  const { of } = graphics[request.graphic];
  if (of === 'player') return findPlayer(scope, gameId, request);
  if (of === 'game') return { side: null, personId: null };
  if (!request.side) throw badPlace('side', say`"${request.graphic}" needs a side, "home" or "away".`);
  return { side: request.side, personId: null };
}

async function findPlayer(scope: TenantScope, gameId: string, { side, person, number }: ShowRequest): Promise<Subject> {
  if (person === undefined && (side === undefined || number === undefined)) {
    throw badPlace('person', say`"player" needs a player: a person, or a side and a number.`);
  }
  const { sheet } = await loadLiveGame(scope, gameId);
  const isRequested = (listed: { personId: string; number: string | null }) =>
    person === undefined ? listed.number === number : listed.personId === person;
  for (const candidate of side === undefined ? sides : [side satisfies Side]) {
    const found = sheet[candidate].find(isRequested);
    if (found) return { side: candidate, personId: found.personId };
  }
  throw person === undefined
    ? badPlace('number', say`No player with number ${number ?? ''} is on the ${side ?? ''} sheet of this game.`)
    : badPlace('person', say`This player is not on the sheets of this game. Enter the sheet first.`);
}
