'use client';

import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';
import { isSame, readChoice, type ScheduleChoice, type ScheduleFacet, writeChoice } from './choice.ts';
import { ScheduleControls, type ScheduleLabels } from './schedule-controls.tsx';

const ChosenTitle = lazyViewOnDemand(async () => (await import('./chosen-title.tsx')).ChosenTitle);
const ScheduleRange = lazyViewOnDemand(async () => (await import('./schedule-range.tsx')).ScheduleRange);

export type ScheduleOptions = Record<ScheduleFacet, readonly { value: string; label: string }[]>;

/**
 * The schedule with its controls: the server-rendered games (`children`), or those the visitor has chosen. The choice
 * is in the query of the URL.
 */
export function ScheduleBrowser({
  opening,
  openingTitle,
  options,
  labels,
  feed,
  children,
}: {
  opening: ScheduleChoice;
  openingTitle: string;
  options: ScheduleOptions;
  labels: ScheduleLabels;
  /** URL of the calendar feed. */
  feed: string;
  children: ReactNode;
}) {
  const [choice, setChoice] = useState<ScheduleChoice | null>(null);
  useEffect(() => {
    setChoice(readChoice(window.location.search, opening));
  }, [opening]);
  const current = choice ?? opening;
  const choose = (changes: Partial<ScheduleChoice>) => {
    const chosen = { ...current, ...changes };
    const search = writeChoice(chosen, opening);
    window.history.replaceState(null, '', search ? `?${search}` : window.location.pathname);
    setChoice(isSame(chosen, opening) ? null : chosen);
  };
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ScheduleControls
        choice={current}
        title={
          choice ? (
            <Suspense fallback={'\u00a0'}>
              <ChosenTitle view={choice.view} day={choice.day} />
            </Suspense>
          ) : (
            openingTitle
          )
        }
        options={options}
        labels={labels}
        feed={feed}
        onChoose={choose}
      />
      <div aria-live="polite">
        {choice ? (
          <Suspense fallback={<p className="py-10 text-center text-quiet">{labels.loading}</p>}>
            <ScheduleRange choice={choice} onDay={(day) => choose({ day })} />
          </Suspense>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
