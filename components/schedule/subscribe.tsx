import { buttonClass } from '#components/ui/button-variant.ts';
import { Icon } from '#components/ui/icon.tsx';
import { withoutScores } from '#lib/calendar-feed.ts';
import { type ScheduleChoice, scheduleFacets } from './choice.ts';

/** Calendar feed of the chosen games: a `webcal` subscription that stays up to date, with or without scores, or a file. */
export function Subscribe({
  feed,
  choice,
  labels,
}: {
  feed: string;
  choice: ScheduleChoice;
  labels: Record<'subscribe' | 'withoutScores' | 'download', string>;
}) {
  const address = new URL(feed);
  for (const facet of scheduleFacets) if (choice[facet]) address.searchParams.set(facet, choice[facet]);
  const { href } = address;
  return (
    <span className="ms-auto flex flex-wrap gap-2">
      <a href={toSubscription(href)} className={buttonClass('secondary', 'sm')}>
        <Icon name="calendar" />
        {labels.subscribe}
      </a>
      <a href={toSubscription(withoutScores(href))} className={buttonClass('secondary', 'sm')}>
        {labels.withoutScores}
      </a>
      <a
        href={href}
        download
        aria-label={labels.download}
        title={labels.download}
        className={buttonClass('secondary', 'sm')}
      >
        <Icon name="download" />
      </a>
    </span>
  );
}

const toSubscription = (href: string) => href.replace(/^https?:/, 'webcal:');
