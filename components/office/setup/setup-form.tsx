'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { useUnsavedWarning } from '#components/office/shared/use-unsaved-warning.ts';
import { Button } from '#components/ui/button.tsx';
import { fieldId } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { faultsOf, firstDraft, type SetupDraft } from '#lib/setup/setup-draft.ts';
import { AdminFields } from './admin-fields.tsx';
import { LeagueFields } from './league-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { SiteFields } from './site-fields.tsx';
import { type Finished, useSetUp } from './use-set-up.ts';
import { useSetupFailure } from './use-setup-failure.ts';

type Props = { host: string; code: string; onFinish: (finished: Finished) => void };

/** Everything that makes a site, in one form: who runs it, what it is called, how it looks, and its first league. */
export function SetupForm({ host, code, onFinish }: Props) {
  const t = useTranslations('setup');
  const failureText = useSetupFailure();
  const locale = usePageLocale();
  const [draft, setDraft] = useState(() => firstDraft(host, locale, visitorTimeZone(), new Date()));
  const [crest, setCrest] = useState<File | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, isBusy } = useSetUp(code);
  useUnsavedWarning(!isBusy);
  const set = (values: Partial<SetupDraft>) => setDraft((before) => ({ ...before, ...values }));
  const show = (found: readonly string[]) => {
    setFaults(found);
    document.getElementById(fieldId(found[0] ?? ''))?.focus();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefusal(null);
    const found = faultsOf(draft);
    show(found);
    if (found.length > 0) return;
    const outcome = await run(draft, crest);
    if (outcome.kind === 'finished') onFinish(outcome.finished);
    if (outcome.kind !== 'refused') return;
    setRefusal(failureText(outcome.failure));
    show(outcome.failure.issues?.map(({ path }) => path) ?? []);
  };
  const fields = { draft, set, faults: new Set(faults) };
  return (
    <form noValidate className="mt-6 flex flex-col gap-10" onSubmit={(event) => void submit(event)}>
      <Section title={t('you')}>
        <AdminFields {...fields} />
      </Section>
      <Section title={t('site')}>
        <SiteFields {...fields} setDraft={setDraft} />
      </Section>
      <Section title={t('look')}>
        <LookFields {...fields} crest={crest} onCrest={setCrest} />
      </Section>
      <Section title={t('league')}>
        <LeagueFields {...fields} />
      </Section>
      <div className="flex flex-col items-start gap-3">
        {faults.length > 0 && refusal === null && (
          <p role="alert" className="font-semibold text-negative">
            {t('incomplete')}
          </p>
        )}
        {refusal !== null && (
          <p role="alert" className="font-semibold text-negative">
            {refusal}
          </p>
        )}
        <Button type="submit" variant="primary" disabled={isBusy}>
          {t(isBusy ? 'making' : 'make')}
        </Button>
      </div>
    </form>
  );
}
