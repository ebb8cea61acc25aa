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

/** A game of a list or the head of a page as it is now, with a clock that runs. */
export function LiveBodyView({
  live: { game, clock },
  view,
  look,
}: {
  live: LiveSummary;
  view: BodyView;
  look: LiveBodyVariant;
}) {
  const isStale = useLive((live) => live.areBoardsStale);
  const now = { isStale, clock: clock && <RunningClock anchor={clock} /> };
  return (
    <Texts of={['entity']}>
      {view === 'row' && <GameRowBody game={game} look={{ ...look, ...now }} />}
      {view === 'card' && <GameCardBody game={game} look={{ ...look, ...now }} />}
      {view === 'cell' && <CalendarScore game={game} {...now} />}
      {view === 'masthead' && <GameMastheadScore game={game} {...now} />}
    </Texts>
  );
}
