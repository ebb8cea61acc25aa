'use client';

import { useTranslations } from 'next-intl';
import { GameRows } from '#components/entity/game-rows.tsx';
import type { OwnGames } from '#lib/api/contract/account/following.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type OwnGame = OwnGames['last'][number];

/** Games, each with the line of the player in it. */
export function OwnGameList({ games }: { games: readonly OwnGame[] }) {
  return (
    <ul className="grid gap-x-6 lg:grid-cols-2">
      {games.map(({ game, line }) => (
        <li key={game.id} className="min-w-0">
          <GameRows games={[game]} isLeagueShown isNarrow />
          {line && <OwnLine line={line} />}
        </li>
      ))}
    </ul>
  );
}

function OwnLine({ line }: { line: NonNullable<OwnGame['line']> }) {
  const t = useTranslations('statistics');
  const locale = usePageLocale();
  const figures = [
    [t('points.abbr'), line.points],
    [t('rebounds.abbr'), rebounds(line)],
    [t('assists.abbr'), line.assists],
    [t('steals.abbr'), line.steals],
    [t('blocks.abbr'), line.blocks],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-5 pt-1 pb-3 text-sm">
      {figures.map(([label, value]) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-quiet">{label}</dt>
          <dd className="figures font-semibold">{value === null ? '–' : formatInteger(locale, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
