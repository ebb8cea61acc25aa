'use client';

import { Button } from '#components/ui/button.tsx';

export function PrintButton({ label }: { label: string }) {
  return (
    <Button data-print="none" onClick={() => window.print()}>
      {label}
    </Button>
  );
}
