import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import type { ScheduleChoice } from './choice.ts';
import { titleOf } from './title-of.ts';

/** The days that the visitor has chosen. */
export function ChosenTitle({ view, day }: Pick<ScheduleChoice, 'view' | 'day'>) {
  return titleOf(usePageLocale(), view, day);
}
