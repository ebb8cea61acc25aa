import { type GraphicsChange, graphics, type ShownGraphic } from '#lib/api/contract/graphics.ts';
import { type Side, sides } from '#lib/basketball/events.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import type { Decision } from './apply-change.ts';

type Wish = Extract<GraphicsChange, { action: 'show' | 'toggle' }>;
type About = Pick<ShownGraphic, 'side' | 'personId'>;

/** Finds out whom a wish is about. Throws `not-found`, and `bad-request` with the place where something is missing. */
export async function decide(
  scope: TenantScope,
  gameId: string,
  change: Exclude<GraphicsChange, { action: 'undo' | 'redo' }>,
  now: Date,
): Promise<Decision> {
  if (change.action !== 'show' && change.action !== 'toggle') return change;
  const { action, graphic, seconds } = change;
  const hideAt = seconds === undefined ? null : new Date(now.getTime() + seconds * 1000).toISOString();
  return { action, shown: { graphic, ...(await aboutOf(scope, gameId, change)), hideAt } };
}

async function aboutOf(scope: TenantScope, gameId: string, wish: Wish): Promise<About> {
  const { of } = graphics[wish.graphic];
  if (of === 'player') return findPlayer(scope, gameId, wish);
  if (of === 'game') return { side: null, personId: null };
  if (!wish.side) throw missing('side', `"${wish.graphic}" is of one side: say "home" or "away".`);
  return { side: wish.side, personId: null };
}

async function findPlayer(scope: TenantScope, gameId: string, { side, person, number }: Wish): Promise<About> {
  if (person === undefined && (side === undefined || number === undefined)) {
    throw missing('person', '"player" is of one player: say who, by person or by side and number.');
  }
  const { sheet } = await loadLiveGame(scope, gameId);
  const isMeant = (listed: { personId: string; number: string | null }) =>
    person === undefined ? listed.number === number : listed.personId === person;
  for (const candidate of side === undefined ? sides : [side satisfies Side]) {
    const found = sheet[candidate].find(isMeant);
    if (found) return { side: candidate, personId: found.personId };
  }
  throw person === undefined
    ? missing('number', `Nobody with number ${number} is listed for ${side}: look at the sheet of the game.`)
    : missing('person', 'This player is not listed for the game: enter the sheet first.');
}

const missing = (path: string, message: string) => badRequest(message, [{ path, message }]);
