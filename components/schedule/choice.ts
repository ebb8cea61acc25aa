import { isDay, type ScheduleView, scheduleViews } from './range.ts';

export const scheduleFacets = ['league', 'team', 'venue'] as const;
export type ScheduleFacet = (typeof scheduleFacets)[number];

/** The days shown and the filters of their games; an empty facet matches all. */
export type ScheduleChoice = { view: ScheduleView; day: string } & Record<ScheduleFacet, string>;

/** Returns the choice in the query of a URL, completed from `opening`; null if it equals `opening`. */
export function readChoice(search: string, opening: ScheduleChoice): ScheduleChoice | null {
  const params = new URLSearchParams(search);
  const day = params.get('date') ?? '';
  const choice = {
    view: scheduleViews.find((view) => view === params.get('view')) ?? opening.view,
    day: isDay(day) ? day : opening.day,
    league: slugIn(params, 'league'),
    team: slugIn(params, 'team'),
    venue: slugIn(params, 'venue'),
  };
  return isSame(choice, opening) ? null : choice;
}

/** Returns a choice as a query string, without values that equal those of `opening`. */
export function writeChoice(choice: ScheduleChoice, opening: ScheduleChoice): string {
  const { view, day, ...facets } = choice;
  const params = new URLSearchParams();
  if (view !== opening.view) params.set('view', view);
  if (day !== opening.day) params.set('date', day);
  for (const facet of scheduleFacets) if (facets[facet]) params.set(facet, facets[facet]);
  return params.toString();
}

export function isSame(one: ScheduleChoice, other: ScheduleChoice): boolean {
  return writeChoice(one, other) === '';
}

function slugIn(params: URLSearchParams, name: ScheduleFacet): string {
  const value = params.get(name) ?? '';
  return /^[a-z0-9-]{1,100}$/.test(value) ? value : '';
}
