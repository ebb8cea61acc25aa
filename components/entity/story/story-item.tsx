import type { NewsItem } from '#lib/api/contract/news.ts';
import { unbroken } from '#lib/i18n/format/unbroken.ts';
import { foreignTag } from '#lib/i18n/language-tag.ts';
import { StoryCover } from './story-cover.tsx';
import { StoryDate } from './story-date.tsx';
import { StoryTitle } from './story-title.tsx';
import type { StoryContext } from './story-variant.ts';

/** A story in a list: small cover, date, title, lead. */
export function StoryItem({
  story,
  display,
  level: Heading = 'h3',
}: {
  story: NewsItem;
  display: StoryContext;
  level?: 'h2' | 'h3';
}) {
  const cover = story.cover ?? display.cover;
  return (
    <article className="relative flex items-start gap-4">
      {cover && (
        <div className="w-28 shrink-0 lg:w-24 xl:w-32">
          <StoryCover src={cover} size="item" />
        </div>
      )}
      <div className="min-w-0">
        <p className="label text-quiet">
          <StoryDate at={story.publishedAt} display={display} />
        </p>
        <Heading className="headline text-xl">
          <StoryTitle story={story} display={display} />
        </Heading>
        <p lang={foreignTag(display.locale, story.language)} className="mt-0.5 line-clamp-2 text-sm text-quiet">
          {story.lead && unbroken(story.lead)}
        </p>
      </div>
    </article>
  );
}
