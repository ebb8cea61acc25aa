import { type GraphicName, type GraphicsChange, graphics, type ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { StoredGraphics } from './stored-graphics.ts';

/** A wish of which is known whom it is about. */
export type Decision =
  | { action: 'show' | 'toggle'; shown: ShownGraphic }
  | Exclude<GraphicsChange, { action: 'show' | 'toggle' }>;

/** What is on air after a decision; of each layer one. */
export function applyChange(before: StoredGraphics, decision: Decision): StoredGraphics {
  const after = { ...before, version: before.version + 1 };
  switch (decision.action) {
    case 'show':
      return { ...after, shown: withOne(before.shown, decision.shown) };
    case 'toggle': {
      const isThere = before.shown.some((one) => isSame(one, decision.shown));
      const { graphic } = decision.shown;
      return {
        ...after,
        shown: isThere ? without(before.shown, graphic) : withOne(before.shown, decision.shown),
      };
    }
    case 'hide':
      return { ...after, shown: without(before.shown, decision.graphic) };
    case 'hide-all':
      return { ...after, shown: [] };
    case 'alerts': {
      const { run, lead, milestone } = before.alerts;
      return {
        ...after,
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
