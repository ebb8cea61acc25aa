import { type ReactNode, Suspense } from 'react';
import { useInSight } from './use-in-sight.ts';

/** Renders what is lazy once its place is near the visible part of the page. */
export function InSight({ children }: { children: ReactNode }) {
  const [place, isInSight] = useInSight<HTMLDivElement>();
  return <div ref={place}>{isInSight && <Suspense>{children}</Suspense>}</div>;
}
