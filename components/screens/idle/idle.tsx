'use client';

import { useTranslations } from 'next-intl';
import { FittedName } from '#components/screens/shared/fitted-name.tsx';
import type { VenueNow } from '#lib/api/contract/timer.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { LaterGame, NextGame } from './next-game.tsx';
import { WallClock } from './wall-clock.tsx';

const maxLaterGames = 3;

/** The venue screen between games: the time, the next games and the sponsors. */
export function Idle({ on, settings, now }: { on: VenueNow | null; settings: ScreenSettings; now: () => number }) {
  const t = useTranslations('screens');
  const { title, sponsors, timeZone } = settings;
  const [first, ...later] = on?.next ?? [];
  return (
    <div className="idle">
      <div className="idle-head">
        <FittedName name={on?.venue.name ?? title} className="idle-venue" />
        <WallClock now={now} timeZone={first?.tipOff.timeZone ?? timeZone} />
      </div>
      <section className="contents">
        <h2 className="sr-only">{t('nextGames')}</h2>
        {first && <NextGame game={first} />}
        {on && !first && <p className="idle-none">{t('noGames')}</p>}
        <ul className="idle-next">
          {later.slice(0, maxLaterGames).map((game) => (
            <LaterGame key={game.id} game={game} />
          ))}
        </ul>
      </section>
      <ul className="idle-sponsors">
        {sponsors.map(({ name, logo }) => (
          <li key={name}>
            {/* biome-ignore lint/performance/noImgElement: logos may have any host and format */}
            <img src={logo} alt={name} decoding="async" />
          </li>
        ))}
      </ul>
    </div>
  );
}
