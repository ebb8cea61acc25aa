'use client';

import { QueryClient } from '@tanstack/react-query';
import { Texts } from '#lib/i18n/texts.tsx';
import type { ScheduleChoice } from './choice.ts';
import { ChosenGames } from './chosen-games.tsx';

/** Results change while one looks: an answer is good for that long, then it is asked for again behind what is shown. */
const client = new QueryClient({ defaultOptions: { queries: { staleTime: 20_000, retry: 1 } } });

/** The games of a choice, with the code and the texts that only they need. */
export function ScheduleRange(props: { choice: ScheduleChoice; onDay: (day: string) => void }) {
  return (
    <Texts of={['entity', 'schedule']}>
      <ChosenGames {...props} client={client} />
    </Texts>
  );
}
