'use client';

import { type ComponentProps, lazy } from 'react';
import { retry } from '#lib/retry/retry.ts';
import type { NotFoundView } from './not-found-view.tsx';

const View = lazy(async () => ({ default: (await retry(() => import('./not-found-view.tsx'))).NotFoundView }));

/** Draws the 404 page, whose code loads where it is shown: every page has it in its flight data. */
export function LazyNotFound(props: ComponentProps<typeof NotFoundView>) {
  return <View {...props} />;
}
