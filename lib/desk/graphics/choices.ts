import type { GameSummary } from '#lib/api/contract/game.ts';
import { type GraphicName, graphicNames, graphics, type ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import type { Side } from '#lib/basketball/events.ts';

/** The options of a graphic on the control page: its subject, and its duration in seconds; null for no end. */
export type Choice = { side: Side; personId: string | null; seconds: number | null };
export type Choices = Record<GraphicName, Choice>;

/** Returns the default options. Lower thirds are hidden after eight seconds. */
export function defaultChoices({ sheet }: Pick<LiveGame, 'sheet'>): Choices {
  const personId = sheet.home[0]?.id ?? null;
  const entries = graphicNames.map((name): [GraphicName, Choice] => [
    name,
    { side: 'home', personId, seconds: graphics[name].layer === 'lower' ? 8 : null },
  ]);
  return Object.fromEntries(entries) as Choices;
}

/** Returns the subject of a graphic: the part of the options that applies to it. */
export function subjectOf(name: GraphicName, { side, personId }: Choice): Pick<ShownGraphic, 'side' | 'personId'> {
  const { of } = graphics[name];
  return { side: of === 'game' ? null : side, personId: of === 'player' ? personId : null };
}

/** Returns whether the graphic is on air with this subject. */
export function isShown(shown: readonly ShownGraphic[], name: GraphicName, choice: Choice): boolean {
  const { side, personId } = subjectOf(name, choice);
  return shown.some((one) => one.graphic === name && one.side === side && one.personId === personId);
}

/** Returns the missing data of a graphic that cannot be shown yet; null where it can. */
export function missingFor(
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
