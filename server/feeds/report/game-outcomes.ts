import type { AgreedGame } from '#server/feeds/record/game-agreement.ts';
import type { ImportCounts } from './import-report.ts';

/** The counts of an import of games, with the agreement report of each game. */
export type GamesImported = ImportCounts & { agreed: AgreedGame[] };

/** How the report names the outcome of a game. */
export const outcomeLabels = { created: 'recorded', changed: 'recorded again', unchanged: 'unchanged' } as const;
