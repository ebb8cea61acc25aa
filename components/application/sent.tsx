'use client';

import { useEffect, useRef } from 'react';
import { Panel } from '#components/ui/panel.tsx';
import { fill } from '#lib/i18n/fill.ts';
import type { ApplicationLabels } from './labels.ts';

export type SentApplication = { team: string; reference: string; players: number; documents: number };

/** The confirmation after submission, with the reference. */
export function Sent({ sent, labels }: { sent: SentApplication; labels: ApplicationLabels }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Panel className="p-5 sm:p-8">
      <h2 ref={title} tabIndex={-1} className="headline text-3xl">
        {labels.sentTitle}
      </h2>
      <p className="mt-2">{sent.team}</p>
      <p className="mt-5 text-sm text-quiet">{labels.reference}</p>
      <p data-reference="" className="headline text-4xl">
        {sent.reference}
      </p>
      <p className="mt-5 text-sm text-quiet">
        {`${fill(labels.players, { count: sent.players })} · ${fill(labels.documents, { count: sent.documents })}`}
      </p>
      <p className="mt-1">{labels.sentText}</p>
    </Panel>
  );
}
