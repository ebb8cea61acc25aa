import type { Side } from './events.ts';

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}
