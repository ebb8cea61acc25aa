import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Masthead } from '#components/entity/masthead.tsx';
import { MastheadCrest } from '#components/entity/masthead-crest.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import type { Application } from '#lib/api/contract/application/calls.ts';
import { positions } from '#lib/api/contract/player.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { ApplicationForm } from './application-form.tsx';
import { ApplicationState } from './application-state.tsx';

/** The page of an application, by its state; null if the URL has no application. No replay records what is `data-private`. */
export function ApplicationPage({ application, timeZone }: { application: Application | null; timeZone: string }) {
  const t = useTranslations('application');
  const locale = tagLocale(useLocale());
  const league = application?.league;
  const closesAt = application?.state === 'open' ? application.closesAt : null;
  const date = closesAt && formatInstant(locale, closesAt, timeZone, 'dateAndTime');
  return (
    <>
      <Masthead
        title={t('title')}
        kicker={league && <span>{`${league.name}, ${league.seasonName}`}</span>}
        meta={date && <span>{t('closesOn', { date })}</span>}
        emblem={league && <MastheadCrest of={{ name: league.name, crest: league.logo, colors: null }} size="hero" />}
      />
      <PageBody>
        <div data-private>
          {application?.state === 'open' ? (
            <OpenForm application={application} />
          ) : (
            <ApplicationState application={application} timeZone={timeZone} />
          )}
        </div>
      </PageBody>
    </>
  );
}

function OpenForm({ application }: { application: Extract<Application, { state: 'open' }> }) {
  const labels = useMessages().application.form;
  const t = useTranslations('positions');
  const own = useTranslations('application');
  return (
    <div className="max-w-5xl">
      {application.note && (
        <section className="mb-8 max-w-2xl border-s-4 border-warning bg-raised p-4">
          <h2 className="font-semibold">{own('askedBack')}</h2>
          <p className="mt-1 whitespace-pre-line">{application.note}</p>
        </section>
      )}
      <p className="mb-8 max-w-2xl">{labels.intro}</p>
      <noscript>
        <p className="mb-8 max-w-2xl border-s-4 border-warning bg-raised p-4">{labels.noScript}</p>
      </noscript>
      <ApplicationForm
        application={application}
        labels={labels}
        positions={positions.map((value) => ({ value, label: t(`${value}.name`) }))}
      />
    </div>
  );
}
