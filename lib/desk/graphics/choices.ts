import type { GameSummary } from '#lib/api/contract/game.ts';
import { type GraphicName, graphicNames, graphics, type ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import type { Side } from '#lib/basketball/events.ts';

/** What the control page has ready for a graphic: whom it is about, and for how long it stays; null stays. */
export type Choice = { side: Side; personId: string | null; seconds: number | null };
export type Choices = Record<GraphicName, Choice>;

/** Lower thirds go by themselves unless somebody says otherwise. */
export function firstChoices({ sheet }: Pick<LiveGame, 'sheet'>): Choices {
  const personId = sheet.home[0]?.id ?? null;
  const entries = graphicNames.map((name): [GraphicName, Choice] => [
    name,
    { side: 'home', personId, seconds: graphics[name].layer === 'lower' ? 8 : null },
  ]);
  return Object.fromEntries(entries) as Choices;
}

/** The part of a choice that its graphic is about. */
export function aboutOf(name: GraphicName, { side, personId }: Choice): Pick<ShownGraphic, 'side' | 'personId'> {
  const { of } = graphics[name];
  return { side: of === 'game' ? null : side, personId: of === 'player' ? personId : null };
}

/** Whether exactly that is on air. */
export function isShown(shown: readonly ShownGraphic[], name: GraphicName, choice: Choice): boolean {
  const { side, personId } = aboutOf(name, choice);
  return shown.some((one) => one.graphic === name && one.side === side && one.personId === personId);
}

/** Why a graphic has nothing to show yet; null where it has. */
export function lackOf(
  name: GraphicName,
  { side }: Choice,
  live: Pick<LiveGame, 'sheet' | 'coaches' | 'events'>,
  { address }: Pick<GameSummary, 'address'>,
): 'player' | 'coach' | 'starting-five' | 'bracket' | null {
  if (name === 'bracket') return address.kind === 'playoff' ? null : 'bracket';
  if (name === 'player' || name === 'box-score') {
    const isListed =
      name === 'player' ? live.sheet.home.length + live.sheet.away.length > 0 : live.sheet[side].length > 0;
    return isListed ? null : 'player';
  }
  if (name === 'coach') return live.coaches[side] === null ? 'coach' : null;
  if (name !== 'starting-five') return null;
  return live.events.some((event) => event.type === 'starter' && event.side === side) ? null : 'starting-five';
}
