'use client';

import { useTranslations } from 'next-intl';
import { useMember } from '#components/office/shared/member-context.ts';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { replaceInAddress } from '#components/ui/use-address.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { LiveStatsUpload } from './upload/live-stats-upload.tsx';

/** More than the final score: the scoresheet by hand, or a file of LiveStats. */
export function ResultSources({ game, onClose }: { game: GameSummary; onClose: () => void }) {
  const t = useTranslations('office-results');
  const { roles } = useMember();
  return (
    <section className="mt-6 flex flex-col gap-3 border-t border-line pt-4">
      <Button
        className="self-start"
        onClick={() => {
          replaceInAddress({ sheet: game.id });
          onClose();
        }}
      >
        {t('openSheet')}
      </Button>
      {roles.includes('admin') && (
        <Disclosure summary={t('upload')}>
          <LiveStatsUpload game={game} />
        </Disclosure>
      )}
    </section>
  );
}
