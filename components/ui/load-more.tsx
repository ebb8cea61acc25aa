'use client';

import { Button } from './button.tsx';

/** The button that loads the next page of a list. */
export function LoadMore({
  label,
  loadingLabel,
  isLoading,
  onLoad,
}: {
  label: string;
  loadingLabel: string;
  isLoading: boolean;
  onLoad: () => void;
}) {
  return (
    <div className="flex justify-center py-6" data-print="none">
      <Button onClick={onLoad} disabled={isLoading} aria-busy={isLoading}>
        {isLoading ? loadingLabel : label}
      </Button>
    </div>
  );
}
