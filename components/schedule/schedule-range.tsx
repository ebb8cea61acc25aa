'use client';

import { QueryClient } from '@tanstack/react-query';
import { Texts } from '#lib/i18n/texts.tsx';
import type { ScheduleChoice } from './choice.ts';
import { ChosenGames } from './chosen-games.tsx';

/** Results change during a visit: data is fresh for this long, then refetched in the background. */
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 20_000, retry: 1 } } });

/** Games of a choice, with code and messages that are loaded on demand. */
export function ScheduleRange(props: { choice: ScheduleChoice; onDay: (day: string) => void }) {
  return (
    <Texts of={['entity', 'schedule']}>
      <ChosenGames {...props} client={client} />
    </Texts>
  );
}
