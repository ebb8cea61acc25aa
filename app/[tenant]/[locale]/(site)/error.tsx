'use client';

import { WentWrong } from '#components/layout/went-wrong.tsx';

export default function PageError({ unstable_retry }: { unstable_retry: () => void }) {
  return <WentWrong onRetry={unstable_retry} />;
}
