'use client';

import { Button } from './button.tsx';

/** The end of a list that goes on. */
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
