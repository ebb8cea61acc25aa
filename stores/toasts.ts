import { create } from 'zustand';

const toastTypes = ['success', 'error', 'warning', 'info', 'default'] as const;
type ToastType = (typeof toastTypes)[number];

/** A button of a toast, which closes it. */
export type ToastAction = { label: string; run: () => void };

/** A short message at the edge of the page; `timeout` in milliseconds. */
type Toast = { id: string; type: ToastType; content: string; timeout: number; action?: ToastAction | undefined };

export const toastTimeoutMs = 3000;
export const maxToasts = 20;

type Toasts = {
  toasts: readonly Toast[];
  show: (content: string, type?: ToastType, timeout?: number, action?: ToastAction) => void;
  dismiss: (id: string) => void;
};

/** The toasts shown, the oldest first; above `maxToasts` the oldest are dropped. */
export const useToasts = create<Toasts>((set) => ({
  toasts: [],
  show: (content, type = 'default', timeout = toastTimeoutMs, action) =>
    set(({ toasts }) => ({
      toasts: [...toasts, { id: crypto.randomUUID(), type, content, timeout, ...(action && { action }) }].slice(
        -maxToasts,
      ),
    })),
  dismiss: (id) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
}));
