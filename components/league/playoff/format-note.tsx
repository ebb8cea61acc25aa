import { useTranslations } from 'next-intl';
import type { Duel } from '#lib/api/contract/playoff.ts';
import { seriesLength } from '#lib/basketball/series/series.ts';

/** How the duels of a round are decided, where all are alike. */
export function FormatNote({ duels }: { duels: readonly Duel[] }) {
  const t = useTranslations('playoff');
  const [first] = duels;
  if (!first || duels.some(({ format }) => JSON.stringify(format) !== JSON.stringify(first.format))) return null;
  const words = first.format.kind === 'two-legs' ? t('twoLegs') : t('bestOf', { games: seriesLength(first.format) });
  return <p className="text-sm text-quiet">{words}</p>;
}
