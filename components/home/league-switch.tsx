'use client';

import { useState } from 'react';
import { SegmentedControl } from '#components/ui/segmented-control.tsx';

/**
 * Selects the league whose parts are visible. The parts of all leagues are in the page, those of the first in sight; `data-front`
 * holds the league key.
 */
export function LeagueSwitch({
  label,
  leagues,
}: {
  label: string;
  leagues: readonly { value: string; label: string }[];
}) {
  const [shown, setShown] = useState(leagues[0]?.value ?? '');
  const show = (league: string) => {
    setShown(league);
    for (const part of document.querySelectorAll<HTMLElement>('[data-front]'))
      part.hidden = part.dataset.front !== league;
  };
  return (
    <div data-print="none">
      <SegmentedControl label={label} name="front" options={leagues} value={shown} onValueChange={show} />
    </div>
  );
}
