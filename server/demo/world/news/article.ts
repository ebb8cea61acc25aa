import type { Locale } from '#lib/i18n/locales.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import { drawScene, type SceneKind, type SceneSource } from '#server/demo/world/art/scenes.ts';
import texts from '#server/demo/world/content/news.json' with { type: 'json' };
import { fillInAll, type Values } from '#server/demo/world/fill-in.ts';
import { idOf, slugOf } from '#server/demo/world/identity.ts';
import type { WorldNews } from '#server/demo/world/publication-types.ts';

export type ArticleKind = keyof typeof texts;

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

/** An article from the texts of its kind, in all languages, with a drawn cover. */
export function writeArticle({ kind, key, valuesIn, scene, source, publishedAt, subjects }: Article): WorldNews {
  const { title, lead, body } = texts[kind];
  const written = fillInAll(title, valuesIn);
  return {
    id: idOf(`news/${kind}/${key}`),
    slug: `${publishedAt.slice(0, 10)}-${slugOf(written.en ?? key)}`,
    title: written,
    lead: fillInAll(lead, valuesIn),
    body: fillInAll(body, valuesIn),
    cover: drawScene(scene, createRandom(`cover/${kind}/${key}`), source),
    publishedAt,
    subjects,
  };
}
