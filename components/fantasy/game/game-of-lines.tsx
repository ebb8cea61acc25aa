import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** The game that the lines below it are of, with its score and what else is to be said. */
export function GameOfLines({ game, children }: { game: GameSummary; children?: ReactNode }) {
  const locale = tagLocale(useLocale());
  return (
    <p className="text-sm">
      <Link href={paths.game(game.address, 'fantasy')} prefetch={false} className="text-link-quiet">
        {`${game.home?.shortName ?? '–'} – ${game.away?.shortName ?? '–'}`}
      </Link>{' '}
      {game.score && (
        <span className="figures">
          {formatInteger(locale, game.score.home)}–{formatInteger(locale, game.score.away)}
        </span>
      )}{' '}
      {children}
    </p>
  );
}
