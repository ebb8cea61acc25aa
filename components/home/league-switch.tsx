'use client';

import { useState } from 'react';
import { SegmentedControl } from '#components/ui/segmented-control.tsx';

/**
 * Selects the league whose parts are visible. The parts of all leagues are in the page; `data-front` holds the league
 * key.
 */
export function LeagueSwitch({
  label,
  leagues,
}: {
  label: string;
  leagues: readonly { value: string; label: string }[];
}) {
  const [shown, setShown] = useState(leagues[0]?.value ?? '');
  return (
    <div data-print="none">
      <SegmentedControl label={label} name="front" options={leagues} value={shown} onValueChange={setShown} />
      <style>{`[data-front]:not([data-front="${shown}"]) { display: none }`}</style>
    </div>
  );
}
