'use client';

import { FailedPage } from '#components/layout/failed-page.tsx';

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return <FailedPage error={error} onRetry={retry} />;
}
