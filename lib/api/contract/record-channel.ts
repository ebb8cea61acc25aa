/** The kinds of records of which the office shows who else has them open. */
export const recordNouns = [
  'game',
  'game-links',
  'season',
  'league',
  'phase',
  'group',
  'round',
  'club',
  'team',
  'venue',
  'person',
  'squad-member',
  'licence',
  'suspension',
  'official',
  'article',
  'document',
  'gallery',
  'look',
  'about',
] as const;
export type RecordNoun = (typeof recordNouns)[number];

/** A record of the office by its id; there is one look and one about, `site`. */
export type RecordRef = { noun: RecordNoun; id: string };

/** The channel on which those who have a record open see each other. */
export const recordChannel = (tenantId: string, { noun, id }: RecordRef): string =>
  `presence-office.${tenantId}.${noun}.${id}`;
