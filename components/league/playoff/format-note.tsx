import { useTranslations } from 'next-intl';
import type { Duel } from '#lib/api/contract/playoff.ts';
import { seriesLength } from '#lib/basketball/series/series.ts';

/** Format of the duels of a round, if all have the same. */
export function FormatNote({ duels }: { duels: readonly Duel[] }) {
  const t = useTranslations('playoff');
  const [first] = duels;
  if (!first || duels.some(({ format }) => JSON.stringify(format) !== JSON.stringify(first.format))) return null;
  const text = first.format.kind === 'two-legs' ? t('twoLegs') : t('bestOf', { games: seriesLength(first.format) });
  return <p className="text-sm text-quiet">{text}</p>;
}
