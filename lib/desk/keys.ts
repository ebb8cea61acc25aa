import type { Side } from '#lib/basketball/events.ts';

/** Who is on court, by the upper row of letters: the home team under the left hand, the visitors under the right one. */
export const playerKeys: Record<Side, readonly string[]> = {
  home: ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT'],
  away: ['KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP'],
};

/** What a player has done, by the two rows under it, in the order of the buttons. */
export const actionKeys = [
  'KeyA',
  'KeyS',
  'KeyD',
  'KeyF',
  'KeyG',
  'KeyH',
  'KeyJ',
  'KeyK',
  'KeyL',
  'KeyZ',
  'KeyX',
  'KeyC',
  'KeyV',
  'KeyB',
  'KeyN',
  'KeyM',
] as const;
