'use client';

import { type ReactNode, Suspense, useState } from 'react';
import type { Option } from '#components/ui/segments.ts';
import { Select } from '#components/ui/select.tsx';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';

export type ShotLabels = Readonly<Record<'season' | 'failedTitle' | 'failedText', string>>;

const LoadedShots = lazyViewOnDemand(async () => (await import('./loaded-shots.tsx')).LoadedShots);

/** Server-rendered chart (`children`) until another season is picked. */
export function ShotSeasons({
  player,
  seasons,
  latest,
  labels,
  children,
}: {
  player: { slug: string; name: string };
  seasons: readonly Option[];
  latest: string;
  labels: ShotLabels;
  children: ReactNode;
}) {
  const [season, setSeason] = useState(latest);
  return (
    <div>
      {seasons.length > 1 && (
        <div className="pb-3" data-print="none">
          <Select
            label={labels.season}
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
          <LoadedShots player={player} season={season} labels={labels} fallback={children} />
        </Suspense>
      )}
    </div>
  );
}
