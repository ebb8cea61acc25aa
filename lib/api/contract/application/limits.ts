/** Number of players of an application. */
export const squadLimits = { min: 5, max: 30 } as const;

export const documentLimits = {
  /** Per file. */
  bytes: 10 * 1024 * 1024,
  /** Per application. */
  files: 20,
} as const;

export const documentTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type DocumentType = (typeof documentTypes)[number];
