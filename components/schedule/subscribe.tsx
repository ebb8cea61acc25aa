import { buttonClass } from '#components/ui/button-variant.ts';
import { Icon } from '#components/ui/icon.tsx';
import { type ScheduleChoice, scheduleFacets } from './choice.ts';

/** Calendar feed of the chosen games: a `webcal` subscription that stays up to date, or a file. */
export function Subscribe({
  feed,
  choice,
  labels,
}: {
  feed: string;
  choice: ScheduleChoice;
  labels: Record<'subscribe' | 'download', string>;
}) {
  const address = new URL(feed);
  for (const facet of scheduleFacets) if (choice[facet]) address.searchParams.set(facet, choice[facet]);
  const { href } = address;
  return (
    <span className="ms-auto flex gap-2">
      <a href={href.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary', 'sm')}>
        <Icon name="calendar" />
        {labels.subscribe}
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
