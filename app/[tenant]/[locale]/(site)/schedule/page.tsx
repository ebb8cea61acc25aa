import { getTranslations } from 'next-intl/server';
import { Masthead } from '#components/entity/masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { rangeOf } from '#components/schedule/range.ts';
import { openingView, Schedule } from '#components/schedule/schedule.tsx';
import { readSchedule, readScheduleOverview } from '#lib/api/readers/schedule.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { calendarFeed } from '#lib/calendar-feed.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export async function generateMetadata() {
  const t = await getTranslations('schedule');
  return pageMetadata({ path: paths.schedule(), title: t('title'), description: t('description') });
}

export default async function SchedulePage() {
  const [config, read, t, locale] = await Promise.all([
    readConfig(),
    readScheduleOverview(),
    getTranslations('schedule'),
    pageLocale(),
  ]);
  const overview = orNotFound(read);
  const { openingDay } = overview;
  const schedule = openingDay ? await readSchedule(rangeOf(openingView, openingDay)) : null;
  const feed = calendarFeed(orNotFound(config).config.website.domainUrl, { locale });
  return (
    <>
      <Masthead title={t('title')} />
      <PageBody>
        <Schedule overview={overview} openingDay={openingDay} games={schedule?.games ?? []} feed={feed} />
      </PageBody>
    </>
  );
}
