'use client';

import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify';
import { type ToastAction, toastTimeoutMs, useToasts } from '#stores/toasts.ts';

/**
 * The toasts at the bottom right, dismissed by a drag over 60 % of the width (specification §9). The store limits them to 20. At the top,
 * the newest covers the others: pages that save as one goes have their buttons at the bottom.
 */
export function ToastList({ label, isAtTop }: { label: string; isAtTop: boolean }) {
  const toasts = useToasts((state) => state.toasts);
  const shownIds = useRef(new Set<string>());
  const dismiss = useToasts((state) => state.dismiss);
  useEffect(() => {
    const currentIds = new Set(toasts.map(({ id }) => id));
    for (const id of shownIds.current) if (!currentIds.has(id)) toast.dismiss(id);
    shownIds.current = currentIds;
    for (const { id, type, content, timeout, action } of toasts) {
      if (toast.isActive(id)) continue;
      toast(action ? <WithAction content={content} action={action} onDone={() => dismiss(id)} /> : content, {
        toastId: id,
        type,
        autoClose: timeout,
        onClose: () => dismiss(id),
      });
    }
  }, [toasts, dismiss]);
  return (
    <ToastContainer
      aria-label={label}
      position={isAtTop ? 'top-right' : 'bottom-right'}
      stacked={isAtTop}
      autoClose={toastTimeoutMs}
      draggable
      draggablePercent={60}
      closeButton={false}
      hideProgressBar
      newestOnTop={!isAtTop}
      toastClassName="rounded-sm! bg-raised! text-ink! font-sans!"
    />
  );
}

function WithAction({ content, action, onDone }: { content: string; action: ToastAction; onDone: () => void }) {
  return (
    <span className="flex items-center justify-between gap-3">
      {content}
      <button
        type="button"
        className="-my-2 inline-flex min-h-11 shrink-0 items-center px-2 font-semibold whitespace-nowrap text-link"
        onClick={() => {
          onDone();
          action.run();
        }}
      >
        {action.label}
      </button>
    </span>
  );
}
