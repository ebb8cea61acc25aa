'use client';

import { useTranslations } from 'next-intl';
import type { VenueOptions } from '#lib/realtime/venue-options.ts';

type Switch = { id: 'awayLeft' | 'swap' | 'players'; isOn: boolean; set: (isOn: boolean) => VenueOptions };

/**
 * The scoreboard options of a venue: which side is left, whether sides swap at half-time, whether players are shown.
 */
export function VenueOptionsForm({
  options,
  onChange,
}: {
  options: VenueOptions;
  onChange: (options: VenueOptions) => void;
}) {
  const t = useTranslations('venue-screens');
  const switches: Switch[] = [
    { id: 'awayLeft', isOn: options.left === 'away', set: (isOn) => ({ ...options, left: isOn ? 'away' : 'home' }) },
    { id: 'swap', isOn: options.swapsAtHalfTime, set: (isOn) => ({ ...options, swapsAtHalfTime: isOn }) },
    { id: 'players', isOn: options.showsPlayers, set: (isOn) => ({ ...options, showsPlayers: isOn }) },
  ];
  return (
    <div className="flex flex-wrap gap-x-6">
      {switches.map(({ id, isOn, set }) => (
        <label key={id} className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-5 accent-action"
            checked={isOn}
            onChange={(event) => onChange(set(event.target.checked))}
          />
          {t(id)}
        </label>
      ))}
    </div>
  );
}
