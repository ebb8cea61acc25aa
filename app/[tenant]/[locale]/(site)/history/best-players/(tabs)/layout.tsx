import type { ReactNode } from 'react';
import { HistoryMasthead } from '#components/history/history-masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readCompetitions } from '#lib/api/readers/history.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

export default async function HistoryLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <HistoryMasthead played={orNotFound(await readCompetitions()).all} />
      <PageBody>{children}</PageBody>
    </>
  );
}
