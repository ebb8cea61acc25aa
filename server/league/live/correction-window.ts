/** How long a scorer may correct a result; after that only an editor or admin may. */
export const correctionWindowMs = 48 * 3_600_000;
