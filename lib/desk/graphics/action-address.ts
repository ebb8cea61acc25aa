import { addressOf } from '#lib/api/address-of.ts';
import {
  type boardActions,
  controlGraphics,
  type GraphicName,
  graphics,
  type hardwareActions,
} from '#lib/api/contract/graphics.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import type { Choice } from './choices.ts';

export type BoardAction = (typeof boardActions)[number];
export type HardwareAction = (typeof hardwareActions)[number] | BoardAction;

type Of = {
  venue: string;
  key: string;
  /** Null for an address that controls whatever game is played in the venue. */
  game: string | null;
  sheet: LiveGame['sheet'];
};

/**
 * Returns the path of a hardware button's action, below `/api`. A player is identified by shirt number, so that the
 * button works for every game.
 */
export function actionAddress(
  graphic: GraphicName | 'all',
  action: HardwareAction,
  choice: Choice | null,
  { venue, key, game, sheet }: Of,
): string {
  const subject = action === 'hide' || graphic === 'all' || choice === null ? {} : subjectQuery(graphic, choice, sheet);
  return addressOf(controlGraphics, {
    params: { venue, graphic, action },
    query: { key, ...(game && { game }), ...subject },
  });
}

function subjectQuery(graphic: GraphicName, { side, personId, seconds }: Choice, sheet: Of['sheet']) {
  const time = seconds === null ? {} : { seconds };
  const { of } = graphics[graphic];
  if (of === 'game') return time;
  if (of === 'side' || personId === null) return { side, ...time };
  const number = sheet[side].find(({ id }) => id === personId)?.number ?? null;
  return number === null ? { person: personId, ...time } : { side, number, ...time };
}
