import type { Locale } from '#lib/i18n/locales.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import { drawScene, type SceneKind, type SceneSource } from '#server/demo/world/art/scenes.ts';
import texts from '#server/demo/world/content/news.json' with { type: 'json' };
import { fillInAll, type Values } from '#server/demo/world/fill-in.ts';
import { idOf } from '#server/demo/world/identity.ts';
import type { WorldNews } from '#server/demo/world/publication-types.ts';
import type { LocalizedText } from '#server/demo/world/types.ts';
import { slugOf } from '#server/league/names/slug.ts';

type ArticleKind = keyof typeof texts;

/** Who writes what; notices of the league have no author. */
const authors: Partial<Record<ArticleKind, string>> = {
  round: 'Petra Horvat',
  overtime: 'Luca Ferri',
  performance: 'Petra Horvat',
  champion: 'Luca Ferri',
};

type Texts = Record<'title' | 'lead' | 'body', LocalizedText>;

export type Article = {
  kind: ArticleKind;
  /** Tells this article from others of its kind. */
  key: string;
  valuesIn: (locale: Locale) => Values;
  scene: SceneKind;
  source: SceneSource;
  publishedAt: string;
  subjects: WorldNews['subjects'];
};

/** The id of an article, by its kind and key: `round/2026-27/3`. */
export const newsId = (name: string) => idOf(`news/${name}`);

/** An article from the texts of its kind, in all languages, with a drawn cover. */
export function writeArticle({ kind, key, ...article }: Article): WorldNews {
  return composeArticle({ name: `${kind}/${key}`, texts: texts[kind], author: authors[kind] ?? null, ...article });
}

type Composition = Omit<Article, 'kind' | 'key'> & { name: string; texts: Texts; author: string | null };

/** An article from any texts; `name` gives it its id and cover. */
export function composeArticle({ name, texts, author, ...article }: Composition): WorldNews {
  const { valuesIn, scene, source, publishedAt, subjects } = article;
  const { title, lead, body } = texts;
  const written = fillInAll(title, valuesIn);
  return {
    id: newsId(name),
    slug: `${publishedAt.slice(0, 10)}-${slugOf(written.en ?? written.sr ?? name)}`,
    title: written,
    lead: fillInAll(lead, valuesIn),
    body: fillInAll(body, valuesIn),
    cover: drawScene(scene, createRandom(`cover/${name}`), source),
    coverCredit: 'Courtside',
    author,
    publishedAt,
    subjects,
  };
}
