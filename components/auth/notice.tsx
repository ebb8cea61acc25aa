'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** How a step has ended, in place of its form: it takes the focus, so that screen readers say it. */
export function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="headline text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-3 wrap-anywhere">{text}</p>
      {children && <div className="mt-6 flex flex-wrap items-center gap-4">{children}</div>}
    </div>
  );
}
