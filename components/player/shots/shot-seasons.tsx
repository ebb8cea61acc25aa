'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Option } from '#components/ui/segments.ts';
import { Select } from '#components/ui/select.tsx';
import type { Messages } from '#messages/english.ts';

export type ShotLabels = Readonly<Record<'season' | 'failedTitle' | 'failedText', string>>;

const LoadedShots = lazy(async () => ({ default: (await import('./loaded-shots.tsx')).LoadedShots }));

/** The chart as the server drew it (`children`) until another season is picked. */
export function ShotSeasons({
  player,
  seasons,
  latest,
  messages,
  words,
  children,
}: {
  player: { slug: string; name: string };
  seasons: readonly Option[];
  latest: string;
  messages: Pick<Messages, 'chart' | 'ui'>;
  words: ShotLabels;
  children: ReactNode;
}) {
  const [season, setSeason] = useState(latest);
  return (
    <div>
      {seasons.length > 1 && (
        <div className="pb-3" data-print="none">
          <Select
            label={words.season}
            isLabelHidden
            options={seasons}
            value={season}
            onValueChange={setSeason}
            className="max-w-56"
          />
        </div>
      )}
      {season === latest ? (
        children
      ) : (
        <Suspense fallback={children}>
          <LoadedShots player={player} season={season} messages={messages} words={words} before={children} />
        </Suspense>
      )}
    </div>
  );
}
