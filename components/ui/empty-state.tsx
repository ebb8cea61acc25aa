import type { ReactNode } from 'react';

/** A placeholder for missing content: `title` names what is missing, `text` what will appear and when. */
export function EmptyState({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center border-b border-line bg-raised px-6 pt-0 pb-10 text-center">
      <svg viewBox="0 0 15 9" aria-hidden="true" className="h-24 w-40 fill-none stroke-line-strong stroke-[1.5px]">
        <path vectorEffect="non-scaling-stroke" d="M5.05 0V5.8H9.95V0" />
        <path vectorEffect="non-scaling-stroke" d="M0.9 0V2.99A6.75 6.75 0 0 0 14.1 2.99V0" />
        <path vectorEffect="non-scaling-stroke" strokeDasharray="3 4" d="M5.7 5.8A1.8 1.8 0 0 0 9.3 5.8" />
      </svg>
      <p className="headline mt-4 text-xl">{title}</p>
      <p className="mt-1 max-w-md text-sm text-quiet">{text}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
