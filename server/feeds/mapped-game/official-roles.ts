import type { OfficialInput } from '#server/league/fixture/fixture-input.ts';
import type { MappedOfficial } from './mapped-game.ts';

/** Our roles of the officials in a feed. */
export const mappedOfficialRoles: Record<MappedOfficial['role'], OfficialInput['role']> = {
  'crew-chief': 'referee',
  'umpire-1': 'umpire',
  'umpire-2': 'umpire',
  commissioner: 'commissioner',
  other: 'table',
};
