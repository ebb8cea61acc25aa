import type { ReactNode } from 'react';
import { PageBody } from './page-body.tsx';

/** An error page: the status, the reason and an action. */
export function ErrorMessage({
  status,
  title,
  action,
  children,
}: {
  status: string;
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <PageBody className="items-start gap-6 py-16 sm:py-24">
      <div>
        <p className="label text-quiet">{status}</p>
        <h1 className="headline mt-1 text-4xl sm:text-5xl">{title}</h1>
        <div className="mt-3 max-w-prose">{children}</div>
      </div>
      {action}
    </PageBody>
  );
}
