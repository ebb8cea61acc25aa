import type { LocalizedText, Picture } from './types.ts';

/** `body` is HTML of paragraphs and lists. */
export type WorldNews = {
  id: string;
  slug: string;
  title: LocalizedText;
  lead: LocalizedText;
  body: LocalizedText;
  cover: Picture;
  publishedAt: string;
  subjects: readonly { noun: 'season' | 'league' | 'game' | 'club' | 'team' | 'person'; id: string }[];
};

export type WorldPhoto = { id: string; picture: Picture; caption: LocalizedText; credit: string };
export type WorldGallery = {
  id: string;
  slug: string;
  title: LocalizedText;
  gameId: string | null;
  clubId: string | null;
  publishedAt: string;
  photos: readonly WorldPhoto[];
};

export type WorldDocument = {
  id: string;
  slug: string;
  title: LocalizedText;
  category: LocalizedText;
  fileName: string;
  contentType: string;
  content: string;
  publishedAt: string;
  order: number;
};

export type WorldSponsor = { id: string; name: string; logo: Picture; url: string | null; order: number };
