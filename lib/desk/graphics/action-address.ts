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
  /** Without it the address is of whatever game is on in the hall. */
  game: string | null;
  sheet: LiveGame['sheet'];
};

/** The address of a button, below `/api`. A player is named by shirt number, so that the button serves every game. */
export function actionAddress(
  graphic: GraphicName | 'all',
  action: HardwareAction,
  choice: Choice | null,
  { venue, key, game, sheet }: Of,
): string {
  const about = action === 'hide' || graphic === 'all' || choice === null ? {} : aboutQuery(graphic, choice, sheet);
  return addressOf(controlGraphics, {
    params: { venue, graphic, action },
    query: { key, ...(game && { game }), ...about },
  });
}

function aboutQuery(graphic: GraphicName, { side, personId, seconds }: Choice, sheet: Of['sheet']) {
  const time = seconds === null ? {} : { seconds };
  const { of } = graphics[graphic];
  if (of === 'game') return time;
  if (of === 'side' || personId === null) return { side, ...time };
  const number = sheet[side].find(({ id }) => id === personId)?.number ?? null;
  return number === null ? { person: personId, ...time } : { side, number, ...time };
}
