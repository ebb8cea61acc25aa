import type { NewsItem } from '#lib/api/contract/news.ts';
import { LeadStory } from './lead-story.tsx';
import { StoryItem } from './story-item.tsx';
import type { StoryContext } from './story-variant.ts';

/** The latest story large, the earlier ones in a list beside it. */
export function LeadStories({
  stories: [lead, ...others],
  display,
  level = 'h3',
}: {
  stories: readonly NewsItem[];
  display: StoryContext;
  level?: 'h2' | 'h3';
}) {
  if (!lead) return null;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
      <div className={others.length > 0 ? 'lg:col-span-8' : 'lg:col-span-12'}>
        <LeadStory story={lead} display={display} level={level} />
      </div>
      {others.length > 0 && (
        <ul className="flex flex-col lg:col-span-4">
          {others.map((story) => (
            <li key={story.id} className="border-b border-line py-4 first:pt-0 last:border-b-0">
              <StoryItem story={story} display={display} level={level} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
