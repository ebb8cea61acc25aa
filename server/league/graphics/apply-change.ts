import { type GraphicName, type GraphicsChange, graphics, type ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { GraphicsStep } from '#server/db/schema/game-graphics.ts';

/** A change whose side and player are resolved. */
export type Decision =
  | { action: 'show' | 'toggle'; shown: ShownGraphic }
  | Exclude<GraphicsChange, { action: 'show' | 'toggle' | 'undo' | 'redo' }>;

/** Returns the graphics on air after a decision; at most one per layer. */
export function applyChange({ shown, alerts }: GraphicsStep, decision: Decision): GraphicsStep {
  switch (decision.action) {
    case 'show':
      return { alerts, shown: withOne(shown, decision.shown) };
    case 'toggle': {
      const isThere = shown.some((one) => isSame(one, decision.shown));
      return {
        alerts,
        shown: isThere ? without(shown, decision.shown.graphic) : withOne(shown, decision.shown),
      };
    }
    case 'hide':
      return { alerts, shown: without(shown, decision.graphic) };
    case 'hide-all':
      return { alerts, shown: [] };
    case 'alerts': {
      const { run, lead, milestone } = alerts;
      return {
        shown,
        alerts: {
          run: decision.run ?? run,
          lead: decision.lead ?? lead,
          milestone: decision.milestone ?? milestone,
        },
      };
    }
  }
}

const without = (shown: readonly ShownGraphic[], name: GraphicName) => shown.filter(({ graphic }) => graphic !== name);

const withOne = (shown: readonly ShownGraphic[], one: ShownGraphic) => [
  ...shown.filter(({ graphic }) => graphics[graphic].layer !== graphics[one.graphic].layer),
  one,
];

const isSame = (one: ShownGraphic, other: ShownGraphic) =>
  one.graphic === other.graphic && one.side === other.side && one.personId === other.personId;
