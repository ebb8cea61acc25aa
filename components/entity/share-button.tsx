'use client';

import { Icon } from '#components/ui/icon.tsx';
import { useToasts } from '#stores/toasts.ts';

/** Shares the page URL with the Web Share API, else copies it to the clipboard. */
export function ShareButton({
  title,
  labels,
}: {
  title: string;
  labels: Record<'share' | 'copied' | 'refused', string>;
}) {
  const show = useToasts((state) => state.show);
  const share = async () => {
    const url = window.location.href;
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined);
    if (!navigator.clipboard) return show(labels.refused, 'error');
    await navigator.clipboard.writeText(url).then(
      () => show(labels.copied, 'success'),
      () => show(labels.refused, 'error'),
    );
  };
  return (
    <button
      type="button"
      onClick={share}
      data-print="none"
      className="inline-flex min-h-8 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
    >
      <Icon name="share" className="size-4" />
      {labels.share}
    </button>
  );
}
