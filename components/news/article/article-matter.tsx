import type { StoryContext } from '#components/entity/story/story-variant.ts';
import type { Article } from '#lib/api/contract/article.ts';
import { unbroken, unbrokenHtml } from '#lib/i18n/format/unbroken.ts';
import { foreignTag } from '#lib/i18n/language-tag.ts';
import { ArticleCover } from './article-cover.tsx';
import { ShownLanguage } from './shown-language.tsx';

/** Cover, lead and body, in the language they are shown in. */
export function ArticleMatter({ article, display }: { article: Article; display: StoryContext }) {
  const lang = foreignTag(display.locale, article.language);
  return (
    <article>
      <ArticleCover article={article} fallback={display.cover} />
      {lang && <ShownLanguage language={article.language} />}
      <div lang={lang}>
        {article.lead && <p className="lead">{unbroken(article.lead)}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API returns sanitized HTML */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: unbrokenHtml(article.body) }} />
      </div>
    </article>
  );
}
