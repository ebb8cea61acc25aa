import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';

/** Marks a friendly or another game that counts in no table, total or record. */
export function NotCounted({ game }: { game: Pick<GameSummary, 'counts'> }) {
  const t = useTranslations('entity');
  return (
    game.counts === false && (
      <span className="flex">
        <Badge>{t('notCounted')}</Badge>
      </span>
    )
  );
}
