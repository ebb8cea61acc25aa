'use client';

import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FoldedFacets } from '#components/ui/folded-facets.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { SegmentedControl } from '#components/ui/segmented-control.tsx';
import { Select } from '#components/ui/select.tsx';
import { todayHere } from '#lib/i18n/format/visitor-time.ts';
import { type ScheduleChoice, type ScheduleFacet, scheduleFacets } from './choice.ts';
import { adjacentDay, isDay, type ScheduleView, scheduleViews } from './range.ts';
import type { ScheduleOptions } from './schedule-browser.tsx';
import { Subscribe } from './subscribe.tsx';

export type ScheduleLabels = Record<
  | ScheduleView
  | ScheduleFacet
  | `all-${ScheduleFacet}`
  | 'view'
  | 'filters'
  | 'previous'
  | 'next'
  | 'today'
  | 'date'
  | 'loading'
  | 'subscribe'
  | 'withoutScores'
  | 'download',
  string
>;

/** Controls of the schedule: navigation, view, filters and calendar subscription. */
export function ScheduleControls({
  choice,
  title,
  options,
  labels,
  feed,
  onChoose,
}: {
  choice: ScheduleChoice;
  /** Label of the days that are shown. */
  title: ReactNode;
  options: ScheduleOptions;
  labels: ScheduleLabels;
  feed: string;
  onChoose: (changes: Partial<ScheduleChoice>) => void;
}) {
  const { view, day } = choice;
  return (
    <div className="relative flex flex-col md:gap-4" data-print="none">
      <FoldedFacets label={labels.filters} chosen={scheduleFacets.filter((facet) => choice[facet]).length}>
        {scheduleFacets.map((facet) => (
          <Select
            key={facet}
            label={labels[facet]}
            options={[{ value: '', label: labels[`all-${facet}`] }, ...options[facet]]}
            value={choice[facet]}
            onValueChange={(value) => onChoose({ [facet]: value })}
            className="min-w-36 flex-1 sm:max-w-56"
          />
        ))}
        <Subscribe feed={feed} choice={choice} labels={labels} />
      </FoldedFacets>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line max-md:border-b max-md:pb-3 md:border-y md:py-2">
        <div className="flex min-w-0 items-center gap-1 max-md:min-h-11 max-md:w-full max-md:pe-13">
          <IconButton
            icon="chevron-left"
            label={labels.previous}
            onClick={() => onChoose({ day: adjacentDay(view, day, -1) })}
          />
          <h2
            aria-live="polite"
            className="headline min-w-0 text-xl first-letter:uppercase sm:min-w-56 sm:text-center sm:text-2xl"
          >
            {title}
          </h2>
          <IconButton
            icon="chevron-right"
            label={labels.next}
            onClick={() => onChoose({ day: adjacentDay(view, day, 1) })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:gap-1.5">
          <Button size="sm" className="max-sm:px-2" onClick={() => onChoose({ day: todayHere() })}>
            {labels.today}
          </Button>
          <input
            type="date"
            aria-label={labels.date}
            value={day}
            onChange={(event) => isDay(event.target.value) && onChoose({ day: event.target.value })}
            className="min-h-9 rounded-sm border border-line-strong bg-raised px-2 text-sm font-semibold max-sm:w-30 max-sm:px-1.5 hover:border-ink"
          />
          <SegmentedControl
            label={labels.view}
            name="schedule-view"
            options={scheduleViews.map((each) => ({ value: each, label: labels[each] }))}
            value={view}
            onValueChange={(chosen) => onChoose({ view: chosen })}
          />
        </div>
      </div>
    </div>
  );
}
