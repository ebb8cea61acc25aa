'use client';

import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify';
import { toastTimeoutMs, useToasts } from '#stores/toasts.ts';

/** Bottom right, dragged away at 60 % of the width (specification §9); the store sees to it that there are twenty at most. */
export function ToastList({ label }: { label: string }) {
  const toasts = useToasts((state) => state.toasts);
  const shown = useRef(new Set<string>());
  const dismiss = useToasts((state) => state.dismiss);
  useEffect(() => {
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const id of shown.current) if (!wanted.has(id)) toast.dismiss(id);
    shown.current = wanted;
    for (const { id, type, content, timeout } of toasts) {
      if (toast.isActive(id)) continue;
      toast(content, { toastId: id, type, autoClose: timeout, onClose: () => dismiss(id) });
    }
  }, [toasts, dismiss]);
  return (
    <ToastContainer
      aria-label={label}
      position="bottom-right"
      autoClose={toastTimeoutMs}
      draggable
      draggablePercent={60}
      closeButton={false}
      hideProgressBar
      newestOnTop
      toastClassName="rounded-sm! bg-raised! text-ink! font-sans!"
    />
  );
}
