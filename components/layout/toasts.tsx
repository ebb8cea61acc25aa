'use client';

import { Suspense, useEffect } from 'react';
import { onSuccessMessage } from '#lib/api/success-messages.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import { useToasts } from '#stores/toasts.ts';

const ToastList = lazyView(async () => (await import('./toast-list.tsx')).ToastList);

/** The toasts of the page. The toast library loads with the first one. */
export function Toasts({ label, isAtTop = false }: { label: string; isAtTop?: boolean }) {
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0);
  const show = useToasts((state) => state.show);
  useEffect(() => onSuccessMessage((message) => show(message, 'success')), [show]);
  return (
    hasToasts && (
      <Suspense>
        <ToastList label={label} isAtTop={isAtTop} />
      </Suspense>
    )
  );
}
