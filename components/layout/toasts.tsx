'use client';

import { lazy, Suspense, useEffect } from 'react';
import { onSuccessMessage } from '#lib/api/success-messages.ts';
import { useToasts } from '#stores/toasts.ts';

const ToastList = lazy(() => import('./toast-list.tsx').then((file) => ({ default: file.ToastList })));

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
