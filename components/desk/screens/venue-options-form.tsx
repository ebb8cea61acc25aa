'use client';

import { useTranslations } from 'next-intl';
import type { VenueOptions } from '#lib/realtime/venue-options.ts';

type Switch = { id: 'awayLeft' | 'swap' | 'players'; isOn: boolean; set: (isOn: boolean) => VenueOptions };

/** How a hall wants its board: which side is left, whether they change places, whether it has players. */
export function VenueOptionsForm({
  wishes,
  onChange,
}: {
  wishes: VenueOptions;
  onChange: (wishes: VenueOptions) => void;
}) {
  const t = useTranslations('hall-screens');
  const switches: Switch[] = [
    { id: 'awayLeft', isOn: wishes.left === 'away', set: (isOn) => ({ ...wishes, left: isOn ? 'away' : 'home' }) },
    { id: 'swap', isOn: wishes.swapsAtHalfTime, set: (isOn) => ({ ...wishes, swapsAtHalfTime: isOn }) },
    { id: 'players', isOn: wishes.showsPlayers, set: (isOn) => ({ ...wishes, showsPlayers: isOn }) },
  ];
  return (
    <div className="flex flex-wrap gap-x-6">
      {switches.map(({ id, isOn, set }) => (
        <label key={id} className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-5"
            checked={isOn}
            onChange={(event) => onChange(set(event.target.checked))}
          />
          {t(id)}
        </label>
      ))}
    </div>
  );
}
