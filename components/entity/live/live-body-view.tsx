'use client';

import type { ReactNode } from 'react';
import { CalendarScore } from '#components/entity/calendar/calendar-score.tsx';
import { GameCardBody } from '#components/entity/game-card-body.tsx';
import { GameMastheadScore } from '#components/entity/game-masthead-score.tsx';
import { GameRowBody, type GameRowVariant } from '#components/entity/game-row-body.tsx';
import { Texts } from '#lib/i18n/texts.tsx';
import { type LiveSummary, useLive } from '#stores/live.ts';
import { RunningClock } from './running-clock.tsx';

export type BodyView = 'row' | 'card' | 'cell' | 'masthead';
export type LiveBodyVariant = GameRowVariant & { kicker?: ReactNode };

/** The live content of a game in a list or page head, with a running clock. */
export function LiveBodyView({
  live: { game, clock },
  view,
  variant,
}: {
  live: LiveSummary;
  view: BodyView;
  variant: LiveBodyVariant;
}) {
  const isStale = useLive((live) => live.areBoardsStale);
  const liveProps = { isStale, clock: clock && <RunningClock anchor={clock} /> };
  return (
    <Texts of={['entity']}>
      {view === 'row' && <GameRowBody game={game} variant={{ ...variant, ...liveProps }} />}
      {view === 'card' && <GameCardBody game={game} variant={{ ...variant, ...liveProps }} />}
      {view === 'cell' && <CalendarScore game={game} {...liveProps} />}
      {view === 'masthead' && <GameMastheadScore game={game} {...liveProps} />}
    </Texts>
  );
}
