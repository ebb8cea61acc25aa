import type { NewsItem } from '#lib/api/contract/news.ts';
import { unbroken } from '#lib/i18n/format/unbroken.ts';
import { foreignTag } from '#lib/i18n/language-tag.ts';
import { StoryCover } from './story-cover.tsx';
import { StoryDate } from './story-date.tsx';
import { StoryTitle } from './story-title.tsx';
import type { StoryContext } from './story-variant.ts';

/** The lead story, shown large. */
export function LeadStory({
  story,
  display,
  level: Heading,
}: {
  story: NewsItem;
  display: StoryContext;
  level: 'h2' | 'h3';
}) {
  const cover = story.cover ?? display.cover;
  return (
    <article className="relative">
      {cover && <StoryCover src={cover} size="lead" />}
      <p className="label mt-3 text-quiet">
        <StoryDate at={story.publishedAt} display={display} />
      </p>
      <Heading className="headline mt-1 text-3xl lg:text-4xl">
        <StoryTitle story={story} display={display} />
      </Heading>
      <p lang={foreignTag(display.locale, story.language)} className="mt-2 max-w-3xl text-lg text-quiet">
        {story.lead && unbroken(story.lead)}
      </p>
    </article>
  );
}
