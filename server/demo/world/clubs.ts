import clubsData from './content/clubs.json' with { type: 'json' };

const crestShapes = ['shield', 'round', 'pennant', 'hexagon', 'banner', 'gear'] as const;
export type CrestShape = (typeof crestShapes)[number];

const crestMotifs = [
  'wolf',
  'flame',
  'waves',
  'sun',
  'crown',
  'grapes',
  'lighthouse',
  'clock',
  'star',
  'sail',
  'tower',
  'polaris',
] as const;
export type CrestMotif = (typeof crestMotifs)[number];

/** What is written down of a club; `level` is how far its players lie above the league's mean, in standard deviations. */
export type ClubSheet = Omit<(typeof clubsData)[number], 'shape' | 'motif'> & { shape: CrestShape; motif: CrestMotif };

function isOneOf<Value extends string>(values: readonly Value[], value: string): value is Value {
  return values.some((known) => known === value);
}

/** The clubs of the league, in the order of their first season. */
export const clubSheets: readonly ClubSheet[] = clubsData.map(({ shape, motif, ...sheet }) => {
  if (!isOneOf(crestShapes, shape)) throw new Error(`clubs.json: ${sheet.key} has the unknown crest shape ${shape}.`);
  if (!isOneOf(crestMotifs, motif)) throw new Error(`clubs.json: ${sheet.key} has the unknown crest motif ${motif}.`);
  return { ...sheet, shape, motif };
});

/** The club that has a site of its own; of the running round its game is the one being played. */
export const featuredClub = 'zmajevi';
