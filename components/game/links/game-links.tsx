import { useTranslations } from 'next-intl';
import { canGoLive } from '#components/entity/live/shown-game.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { Game } from '#lib/api/contract/game.ts';

/** Where to watch a game that is not over, and where tickets for it are sold. */
export function GameLinks({ game }: { game: Game }) {
  const t = useTranslations('game-media');
  const tickets = game.state === 'scheduled' ? game.tickets : null;
  if (!canGoLive(game) || (game.watch.length === 0 && !tickets)) return null;
  return (
    <div data-print="none" className="border-b border-line bg-raised">
      <div className="page-width flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
        {game.watch.length > 0 && (
          <>
            <h2 className="label text-quiet">{t('watch')}</h2>
            <ul className="flex flex-wrap gap-x-5">
              {game.watch.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} className="game-link">
                    <Icon name="video" /> {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {tickets && (
          <a href={tickets} className="game-link sm:ms-auto">
            {t('tickets')} <Icon name="external" />
          </a>
        )}
      </div>
    </div>
  );
}
