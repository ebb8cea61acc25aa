import type { LocalizedText } from '#server/db/schema/columns.ts';

/** The subject of a gallery: one of these, or none. */
export type GalleryOf = {
  gameId: string | null;
  clubId: string | null;
  leagueId?: string | null;
  newsId: string | null;
};

export type GalleryInput = GalleryOf & {
  slug: string;
  /** Null keeps the title of an existing gallery; a new one takes `name`. */
  title: LocalizedText | null;
  name: LocalizedText;
  /** Null keeps the time of an existing gallery; a new one is published now. */
  publishedAt: Date | null;
};

export type PhotoInput = {
  sourceFile: string;
  sourceHash: string;
  caption: LocalizedText;
  credit: string | null;
  /** Whom it shows. */
  personIds: readonly string[];
  order: number;
  /** Null if the file is unchanged since the last import. */
  picture: { image: string; width: number; height: number; color: string } | null;
};

export type PhotoOutcome = 'created' | 'changed' | 'unchanged';
