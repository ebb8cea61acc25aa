'use client';

import type { ComponentProps } from 'react';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import type { NotFoundView } from './not-found-view.tsx';

const View = lazyView(async () => (await import('./not-found-view.tsx')).NotFoundView);

/** Draws the 404 page, whose code loads where it is shown: every page has it in its flight data. */
export function LazyNotFound(props: ComponentProps<typeof NotFoundView>) {
  return <View {...props} />;
}
