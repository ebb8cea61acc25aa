import { Link } from '#components/ui/link.tsx';
import type { NewsItem } from '#lib/api/contract/news.ts';
import { articlePath } from '#lib/article-path.ts';
import { foreignTag } from '#lib/i18n/language-tag.ts';
import type { StoryContext } from './story-variant.ts';

/** The title, linked to the story. The link area covers the nearest `relative` ancestor. */
export function StoryTitle({ story, display }: { story: NewsItem; display: StoryContext }) {
  return (
    <Link
      href={articlePath(story.slug)}
      lang={foreignTag(display.locale, story.language)}
      className="underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {story.title}
    </Link>
  );
}
