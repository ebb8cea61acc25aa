'use client';

import { useEffect } from 'react';
import { ToastContainer, toast } from 'react-toastify';
import { mostToasts, toastTimeoutMs, useToasts } from '#stores/toasts.ts';

/** Bottom right, at most twenty, dragged away at 60 % of the width (specification §9). */
export function ToastList() {
  const toasts = useToasts((state) => state.toasts);
  const dismiss = useToasts((state) => state.dismiss);
  useEffect(() => {
    for (const { id, type, content, timeout } of toasts) {
      if (toast.isActive(id)) continue;
      toast(content, { toastId: id, type, autoClose: timeout, onClose: () => dismiss(id) });
    }
  }, [toasts, dismiss]);
  return (
    <ToastContainer
      position="bottom-right"
      autoClose={toastTimeoutMs}
      limit={mostToasts}
      draggable
      draggablePercent={60}
      closeButton={false}
      hideProgressBar
      newestOnTop
      toastClassName="rounded-sm! bg-raised! text-ink! font-sans!"
    />
  );
}
