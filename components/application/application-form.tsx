'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { OpenApplication } from '#lib/api/contract/application/calls.ts';
import { squadLimits } from '#lib/api/contract/application/limits.ts';
import { fill } from '#lib/i18n/fill.ts';
import { DocumentFields } from './document-fields.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { DraftStatus } from './draft-status.tsx';
import { ApplicationFormContext } from './form-context.ts';
import { labelOf } from './label-of.ts';
import type { ApplicationLabels } from './labels.ts';
import type { PositionOption } from './player-fields.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { QuestionFields } from './question-fields.tsx';
import { Sent } from './sent.tsx';
import { SquadFields } from './squad-fields.tsx';
import { TeamFields } from './team-fields.tsx';
import { useDocuments } from './use-documents.ts';
import { useDraft } from './use-draft.ts';
import { useProblems } from './use-problems.ts';
import { useSending } from './use-sending.ts';

/** The form of an open application: saves the draft, shows problems and submits it. */
export function ApplicationForm({
  application,
  positions,
  labels,
}: {
  application: OpenApplication;
  positions: readonly PositionOption[];
  labels: ApplicationLabels;
}) {
  const router = useRouter();
  const summary = useRef<HTMLDivElement>(null);
  const { store, state } = useDraft(application, application.id);
  const { documents, ...documentActions } = useDocuments(application);
  const problems = useProblems(application, state.draft, documents);
  const sending = useSending({ application, store, documents, onProblems: problems.attempt });
  const [attempts, setAttempts] = useState(0);

  const isGone = state.status === 'gone' || sending.state === 'gone';
  useEffect(() => {
    if (isGone) router.refresh();
  }, [isGone, router]);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);

  if (sending.sent) return <Sent sent={sending.sent} labels={labels} />;
  const textOf = (problem: keyof ApplicationLabels['problem']) => fill(labels.problem[problem], squadLimits);
  const send = async () => {
    await sending.send();
    setAttempts((count) => count + 1);
  };
  const form = {
    labels,
    draft: state.draft,
    edit: store.edit,
    onLeave: problems.onLeave,
    problemOf: (path: string) => {
      const found = problems.shown.find((one) => one.path === path);
      return found && textOf(found.problem);
    },
  };
  return (
    <ApplicationFormContext value={form}>
      <form
        noValidate
        className="flex flex-col gap-10"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {state.status === 'conflict' && <DraftConflict store={store} labels={labels} />}
        {attempts > 0 && problems.shown.length > 0 && (
          <ProblemSummary
            ref={summary}
            title={labels.problemsTitle}
            problems={problems.shown.map(({ path, problem }) => ({
              path,
              label: labelOf(path, labels, application),
              text: textOf(problem),
            }))}
          />
        )}
        <TeamFields />
        <QuestionFields questions={application.questions} />
        <SquadFields positions={positions} />
        <DocumentFields kinds={application.documentKinds} documents={documents} {...documentActions} />
        <div className="endline pt-4">
          <p className="text-sm text-quiet">{labels.sendHelp}</p>
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button type="submit" variant="primary" disabled={sending.state === 'busy' || state.status === 'conflict'}>
              {sending.state === 'busy' ? labels.sending : labels.send}
            </Button>
            <DraftStatus status={state.status} labels={labels} />
          </div>
          {sending.state === 'failed' && (
            <p role="alert" className="mt-3 text-sm font-semibold text-negative">
              {labels.sendFailed}
            </p>
          )}
        </div>
      </form>
    </ApplicationFormContext>
  );
}
