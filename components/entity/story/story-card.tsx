import type { NewsItem } from '#lib/api/contract/news.ts';
import { unbroken } from '#lib/i18n/format/unbroken.ts';
import { foreignTag } from '#lib/i18n/language-tag.ts';
import { StoryCover } from './story-cover.tsx';
import { StoryDate } from './story-date.tsx';
import { StoryTitle } from './story-title.tsx';
import type { StoryContext } from './story-variant.ts';

/** A story in a grid: cover, date, title, lead. */
export function StoryCard({ story, display }: { story: NewsItem; display: StoryContext }) {
  const cover = story.cover ?? display.cover;
  return (
    <article className="relative">
      {cover && <StoryCover src={cover} size="card" />}
      <p className="label mt-2 text-quiet">
        <StoryDate at={story.publishedAt} display={display} />
      </p>
      <h2 className="headline mt-0.5 text-xl">
        <StoryTitle story={story} display={display} />
      </h2>
      <p lang={foreignTag(display.locale, story.language)} className="mt-1 line-clamp-3 text-sm text-quiet">
        {story.lead && unbroken(story.lead)}
      </p>
    </article>
  );
}
