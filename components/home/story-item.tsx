import type { NewsItem } from '#lib/api/contract/news.ts';
import type { NewsLook } from './news-extract.tsx';
import { StoryCover } from './story-cover.tsx';
import { StoryDate } from './story-date.tsx';

/** A story in a list: a small picture, the day, the title and its first words. */
export function StoryItem({ story, look }: { story: NewsItem; look: NewsLook }) {
  const cover = story.cover ?? look.cover;
  return (
    <article className="flex items-start gap-4">
      {cover && (
        <div className="w-28 shrink-0 lg:w-24 xl:w-32">
          <StoryCover src={cover} />
        </div>
      )}
      <div className="min-w-0">
        <p className="label text-quiet">
          <StoryDate at={story.publishedAt} timeZone={look.timeZone} />
        </p>
        <h3 className="headline text-xl">{story.title}</h3>
        <p className="mt-0.5 line-clamp-2 text-sm text-quiet">{story.lead}</p>
      </div>
    </article>
  );
}
