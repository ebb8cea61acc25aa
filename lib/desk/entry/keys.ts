import type { Side } from '#lib/basketball/events.ts';

/**
 * Keys of the players on court: the upper row of letters, the home team under the left hand, the visitors under the
 * right.
 */
export const playerKeys: Record<Side, readonly string[]> = {
  home: ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyT'],
  away: ['KeyY', 'KeyU', 'KeyI', 'KeyO', 'KeyP'],
};

/** Keys of the actions: the two lower rows of letters, in the order of the buttons. */
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

/** Keys of team actions: the digits above the letters of its players; the arrow has the keys `<` and `>`. */
export const teamKeys: Record<Side, Record<'team' | 'substitution' | 'timeout' | 'arrow', string>> = {
  home: { team: 'Digit4', substitution: 'Digit5', timeout: 'Digit6', arrow: 'Comma' },
  away: { team: 'Digit7', substitution: 'Digit8', timeout: 'Digit9', arrow: 'Period' },
};

export const heldBallKey = 'Digit0';
/** Starts and ends periods. Not Enter alone, which activates the focused button. */
export const stepKey = 'Shift+Enter';
/** Opens the uncommon entries, and the times of the clocks. */
export const moreKey = 'Slash';
export const setClocksKey = 'Minus';

/** Keys in the dialog of uncommon entries. */
export const moreKeys = { heldBall: 'KeyA', official: 'KeyS', media: 'KeyD', suspend: 'KeyF' } as const;

/** Keys in the dialog of an entry of the log; its players are chosen by shirt number. */
export const entryKeys = {
  result: 'KeyA',
  value: 'KeyS',
  categories: ['KeyD', 'KeyF', 'KeyG', 'KeyH'],
  before: 'KeyZ',
  after: 'KeyX',
  flag: 'KeyC',
  remove: 'Delete',
} as const;
