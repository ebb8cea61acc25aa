'use client';

import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { VenueNow } from '#lib/api/contract/timer.ts';
import type { ScreenSettings } from '#lib/api/readers/screen-settings.ts';
import { formatTipOffDay, formatTipOffTime } from '#lib/i18n/format/tip-off.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { WallClock } from './wall-clock.tsx';

const most = 4;

/** Between games: the time, what comes next, and who pays for it. */
export function Idle({ on, settings, now }: { on: VenueNow | null; settings: ScreenSettings; now: () => number }) {
  const t = useTranslations('screens');
  const { title, sponsors, timeZone } = settings;
  return (
    <div className="idle">
      <div className="idle-head">
        <p className="idle-venue">{on?.venue.name ?? title}</p>
        <WallClock now={now} timeZone={on?.next[0]?.tipOff.timeZone ?? timeZone} />
      </div>
      {on && (
        <section className="idle-next">
          <h2>{t('nextGames')}</h2>
          {on.next.length === 0 && <p>{t('noGames')}</p>}
          <ul>
            {on.next.slice(0, most).map((game) => (
              <NextGame key={game.id} game={game} />
            ))}
          </ul>
        </section>
      )}
      <ul className="idle-sponsors">
        {sponsors.map(({ name, logo }) => (
          <li key={name}>
            {/* biome-ignore lint/performance/noImgElement: marks of any host and format */}
            <img src={logo} alt={name} decoding="async" />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NextGame({ game: { home, away, tipOff, league } }: { game: GameSummary }) {
  const locale = usePageLocale();
  return (
    <li>
      <span className="idle-when">
        {formatTipOffDay(locale, tipOff, 'weekdayAndDay')} <b>{formatTipOffTime(locale, tipOff)}</b>
      </span>
      <Team team={home} />
      <Team team={away} />
      <span className="idle-league">{league.name}</span>
    </li>
  );
}

function Team({ team }: { team: TeamRef | null }) {
  const t = useTranslations('entity');
  return (
    <span className="idle-team">
      {team && <Crest of={team} isEager />}
      <span>{team?.shortName ?? t('teamOpen')}</span>
    </span>
  );
}
