import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { Application, UsedApplication } from '#lib/api/contract/application/calls.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

type Props = { application: Exclude<Application, { state: 'open' }> | null; timeZone: string };

/** The page of an application that cannot be edited: unknown, closed or submitted. */
export function ApplicationState({ application, timeZone }: Props) {
  const t = useTranslations('application');
  const error = useTranslations('error_page');
  const locale = tagLocale(useLocale());
  if (application?.state === 'submitted') return <Used application={application} timeZone={timeZone} />;
  const home = <ButtonLink href={paths.home()}>{error('back_to_home')}</ButtonLink>;
  if (!application) return <EmptyState title={t('unknown.title')} text={t('unknown.text')} action={home} />;
  const { closedAt } = application;
  const since = closedAt && t('closed.since', { date: formatInstant(locale, closedAt, timeZone, 'dateAndTime') });
  return <EmptyState title={t('closed.title')} text={`${since ?? ''} ${t('closed.text')}`.trim()} action={home} />;
}

function Used({ application, timeZone }: { application: UsedApplication; timeZone: string }) {
  const t = useTranslations('application');
  const locale = tagLocale(useLocale());
  const { teamName, reference, submittedAt, decision, note } = application;
  const title = decision ? t(`decision.${decision}.title`) : t('used.title');
  const text = decision ? t(`decision.${decision}.text`, { team: teamName }) : t('used.text', { team: teamName });
  return (
    <Panel className="p-5 sm:p-8">
      <h2 className="headline text-3xl">{title}</h2>
      <p className="mt-2 max-w-2xl">{text}</p>
      {note && <p className="mt-3 max-w-2xl border-s-4 border-warning ps-3 whitespace-pre-line">{note}</p>}
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-sm text-quiet">{t('reference')}</dt>
          <dd className="headline text-3xl">{reference}</dd>
        </div>
        <div>
          <dt className="text-sm text-quiet">{t('sentAt')}</dt>
          <dd className="headline text-3xl">
            <time dateTime={submittedAt}>{formatInstant(locale, submittedAt, timeZone, 'dateAndTime')}</time>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
