import { useLocale, useTranslations } from 'next-intl';
import { figureOf } from '#components/entity/player-figures.ts';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { CareerGame } from '#lib/api/contract/player-career.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { GameName } from './game-log.tsx';

const kinds = ['points', 'rebounds', 'assists', 'steals', 'blocks', 'threePointersMade', 'pir', 'minutes'] as const;

/** The best figure of each kind and the first game in which it was reached. `games`: the latest first. */
export function CareerHighs({ games }: { games: readonly CareerGame[] }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('player');
  const statistics = useTranslations('statistics');
  const rows = kinds.flatMap((kind) => {
    const figures = games.map((entry) => ({ entry, ...figureOf(kind, { ...entry.line, ...entry }, locale) }));
    const best = Math.max(...figures.map(({ value }) => value ?? 0));
    const first = best > 0 ? figures.findLast(({ value }) => value === best) : undefined;
    if (!first) return [];
    const cells = { value: first.text, game: <GameName entry={first.entry} locale={locale} /> };
    return [{ key: kind, head: statistics(`${kind}.name`), cells }];
  });
  return (
    <StatTable
      caption={t('highs')}
      head={{ label: t('highs') }}
      columns={[
        { key: 'value', label: t('value'), emphasis: true },
        { key: 'game', label: t('game'), align: 'start' },
      ]}
      rows={rows}
    />
  );
}
