import type { LocalizedText } from '#server/db/schema/columns.ts';

/** What a gallery shows: one of them, or none. */
export type GalleryOf = { gameId: string | null; clubId: string | null; newsId: string | null };

export type GalleryInput = GalleryOf & {
  slug: string;
  /** Null leaves that of a gallery that is there; a new one takes `name`. */
  title: LocalizedText | null;
  name: LocalizedText;
  /** Null leaves the time of a gallery that is there; a new one is published now. */
  publishedAt: Date | null;
};

export type PhotoInput = {
  sourceFile: string;
  sourceHash: string;
  caption: LocalizedText;
  credit: string | null;
  personId: string | null;
  order: number;
  /** Null where the file is the one that was imported last time. */
  picture: { image: string; width: number; height: number; color: string } | null;
};

export type PhotoOutcome = 'created' | 'changed' | 'unchanged';
