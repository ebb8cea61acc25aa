import type { NewsItem } from '#lib/api/contract/news.ts';
import type { NewsLook } from './news-extract.tsx';
import { StoryCover } from './story-cover.tsx';
import { StoryDate } from './story-date.tsx';

/** The story that opens the news. */
export function LeadStory({ story, look }: { story: NewsItem; look: NewsLook }) {
  const cover = story.cover ?? look.cover;
  return (
    <article>
      {cover && <StoryCover src={cover} isEager />}
      <p className="label mt-3 text-quiet">
        <StoryDate at={story.publishedAt} timeZone={look.timeZone} />
      </p>
      <h3 className="headline mt-1 text-3xl lg:text-4xl">{story.title}</h3>
      <p className="mt-2 max-w-3xl text-lg text-quiet">{story.lead}</p>
    </article>
  );
}
