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

/** What a team does as a whole, by the digits over the letters of its players; the arrow by the signs that point its way. */
export const teamKeys: Record<Side, Record<'team' | 'substitution' | 'timeout' | 'arrow', string>> = {
  home: { team: 'Digit4', substitution: 'Digit5', timeout: 'Digit6', arrow: 'Comma' },
  away: { team: 'Digit7', substitution: 'Digit8', timeout: 'Digit9', arrow: 'Period' },
};

export const heldBallKey = 'Digit0';
/** Begins and ends periods. Not Enter alone, which belongs to whoever goes from button to button by keyboard. */
export const stepKey = 'Shift+Enter';
