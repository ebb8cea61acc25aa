import { isDay, type ScheduleView, scheduleViews } from './range.ts';

export const scheduleFacets = ['league', 'team', 'venue'] as const;
export type ScheduleFacet = (typeof scheduleFacets)[number];

/** What a visitor looks at: some days, and which of their games; an empty facet takes all. */
export type ScheduleChoice = { view: ScheduleView; day: string } & Record<ScheduleFacet, string>;

/** The choice that an address holds; what it leaves out is as the page opens. Null where it says nothing. */
export function readChoice(search: string, opening: ScheduleChoice): ScheduleChoice | null {
  const asked = new URLSearchParams(search);
  const day = asked.get('date') ?? '';
  const choice = {
    view: scheduleViews.find((view) => view === asked.get('view')) ?? opening.view,
    day: isDay(day) ? day : opening.day,
    league: slugIn(asked, 'league'),
    team: slugIn(asked, 'team'),
    venue: slugIn(asked, 'venue'),
  };
  return isSame(choice, opening) ? null : choice;
}

/** A choice as the search of an address, without what is as the page opens. */
export function writeChoice(choice: ScheduleChoice, opening: ScheduleChoice): string {
  const { view, day, ...facets } = choice;
  const asked = new URLSearchParams();
  if (view !== opening.view) asked.set('view', view);
  if (day !== opening.day) asked.set('date', day);
  for (const facet of scheduleFacets) if (facets[facet]) asked.set(facet, facets[facet]);
  return asked.toString();
}

export function isSame(one: ScheduleChoice, other: ScheduleChoice): boolean {
  return writeChoice(one, other) === '';
}

function slugIn(asked: URLSearchParams, name: ScheduleFacet): string {
  const value = asked.get(name) ?? '';
  return /^[a-z0-9-]{1,100}$/.test(value) ? value : '';
}
