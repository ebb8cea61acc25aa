import type { Locale } from '#lib/i18n/locales.ts';
import type { LocalizedText, Picture } from './types.ts';

/** `body` is HTML of paragraphs and lists. */
export type WorldNews = {
  id: string;
  slug: string;
  title: LocalizedText;
  lead: LocalizedText;
  body: LocalizedText;
  cover: Picture;
  coverCredit: string;
  author: string | null;
  publishedAt: string;
  subjects: readonly { noun: 'season' | 'league' | 'game' | 'club' | 'team' | 'person'; id: string }[];
};

type WorldPhoto = { id: string; picture: Picture; caption: LocalizedText; credit: string };
export type WorldGallery = {
  id: string;
  slug: string;
  title: LocalizedText;
  gameId: string | null;
  clubId: string | null;
  /** The article that shows it. */
  newsId: string | null;
  publishedAt: string;
  photos: readonly WorldPhoto[];
};

export type WorldDocument = {
  id: string;
  slug: string;
  title: LocalizedText;
  category: LocalizedText;
  seasonId: string | null;
  language: Locale;
  fileName: string;
  contentType: string;
  content: Buffer;
  publishedAt: string;
  order: number;
};

export type WorldSponsor = { id: string; name: string; logo: Picture; url: string | null; order: number };
