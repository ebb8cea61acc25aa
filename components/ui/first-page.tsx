'use client';

import { type ReactNode, Suspense, useState } from 'react';
import { LoadMore } from './load-more.tsx';
import type { Option } from './segments.ts';
import { Select } from './select.tsx';

type Props = {
  label: string;
  isLabelHidden?: boolean;
  /** The first is what the server has drawn, with the empty value; nothing is asked where it is the only one. */
  options: readonly Option[];
  hasMore: boolean;
  labels: Record<'more' | 'loading', string>;
  /** Draws what the browser loads, for a choice. */
  load: (choice: string, wantsMore: boolean) => ReactNode;
  children: ReactNode;
};

/** The first page of a list as the server has drawn it (`children`), until the visitor chooses something else or asks for more. */
export function FirstPage({ label, isLabelHidden, options, hasMore, labels, load, children }: Props) {
  const [choice, setChoice] = useState('');
  const [wantsMore, setWantsMore] = useState(false);
  const first = (
    <>
      {children}
      {hasMore && (
        <LoadMore
          label={labels.more}
          loadingLabel={labels.loading}
          isLoading={wantsMore}
          onLoad={() => setWantsMore(true)}
        />
      )}
    </>
  );
  return (
    <div>
      {options.length > 1 && (
        <div className="pb-4" data-print="none">
          <Select
            label={label}
            isLabelHidden={isLabelHidden}
            options={options}
            value={choice}
            onValueChange={setChoice}
            className="max-w-56"
          />
        </div>
      )}
      {wantsMore || choice ? <Suspense fallback={first}>{load(choice, wantsMore)}</Suspense> : first}
    </div>
  );
}
