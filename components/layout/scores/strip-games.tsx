'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { refreshFor } from '#components/layout/live/refresh-for.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { StripGame } from '#lib/api/contract/schedule.ts';
import { formatShortDay } from '#lib/i18n/format/short-dates.ts';
import { todayHere } from '#lib/i18n/format/visitor-time.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { retry } from '#lib/retry/retry.ts';
import { loadScoreStripTexts } from '#messages/load-score-strip.ts';
import { useDayGames } from '#stores/day-games.ts';
import { changedResults } from './changed-results.ts';
import { followStrip } from './follow-strip.ts';
import type { StripTexts } from './state-text.ts';
import { StripComing } from './strip-coming.tsx';
import { openingGame, type StripDay, stripDays } from './strip-days.ts';
import { StripGameLine } from './strip-game-line.tsx';

/** The games around today, in the visitor's days and times. Where a result changes, the page is refreshed: it may show it, too. */
export function StripGames() {
  const locale = usePageLocale();
  const router = useRouter();
  const [games, setGames] = useState<StripGame[]>();
  const [texts, setTexts] = useState<StripTexts>();
  useEffect(() => {
    let isStopped = false;
    void retry(() => loadScoreStripTexts(locale)).then(
      (loaded) => !isStopped && startTransition(() => setTexts(loaded)),
    );
    let known: StripGame[] = [];
    const stop = followStrip(locale, (next) => {
      refreshFor(changedResults(known, next), () => router.refresh());
      known = next;
      // Dozens of lines are drawn bit by bit, so that a touch is not kept waiting.
      startTransition(() => setGames(next));
      useDayGames.setState({ games: next });
    });
    return () => {
      isStopped = true;
      stop();
    };
  }, [locale, router]);
  if (!games || !texts) return <StripComing />;
  if (games.length === 0) return null;
  return <Days days={stripDays(games)} texts={texts} />;
}

function Days({ days, texts }: { days: StripDay[]; texts: StripTexts }) {
  const locale = usePageLocale();
  const list = useRef<HTMLUListElement>(null);
  const today = todayHere();
  const opening = openingGame(days, today);
  const opensAt = useRef(opening);
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    const box = list.current;
    setLong(box !== null && box.scrollWidth > box.clientWidth);
    const first = box?.querySelector<HTMLElement>(`[data-game="${opensAt.current}"]`)?.closest<HTMLElement>('li');
    if (box && first) box.scrollLeft = first.offsetLeft - box.offsetLeft - 72;
  }, []);
  const scroll = (direction: number) => {
    const box = list.current;
    box?.scrollBy({ left: direction * box.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <>
      {isLong && <ScrollButton icon="chevron-left" label={texts.earlier} onClick={() => scroll(-1)} />}
      <ul ref={list} className="strip-days">
        {days.map(({ day, games }) => (
          <li key={day} className="strip-day">
            <span id={`strip-${day}`} className="strip-date">
              {day === today ? texts.today : formatShortDay(locale, day, 'weekdayAndDay')}
            </span>
            <ul aria-labelledby={`strip-${day}`} className="strip-games">
              {games.map((game) => (
                <li key={game.id}>
                  <StripGameLine game={game} texts={texts} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {isLong && <ScrollButton icon="chevron-right" label={texts.later} onClick={() => scroll(1)} />}
    </>
  );
}

/** For a mouse: fingers swipe, and by keyboard the focused game comes into sight. */
function ScrollButton({
  icon,
  label,
  onClick,
}: {
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  onClick: () => void;
}) {
  return (
    <button type="button" tabIndex={-1} title={label} aria-label={label} onClick={onClick} className="strip-scroll">
      <Icon name={icon} />
    </button>
  );
}
