'use client';

import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { onSuccessMessage } from '#lib/api/success-messages.ts';
import { useToasts } from '#stores/toasts.ts';

const ToastList = dynamic(() => import('./toast-list.tsx').then((file) => file.ToastList), { ssr: false });

/** The toasts of the page. The toast library loads with the first one. */
export function Toasts({ label }: { label: string }) {
  const hasToasts = useToasts(({ toasts }) => toasts.length > 0);
  const show = useToasts((state) => state.show);
  useEffect(() => onSuccessMessage((message) => show(message, 'success')), [show]);
  return hasToasts ? <ToastList label={label} /> : null;
}
