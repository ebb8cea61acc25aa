import { useTranslations } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';

export type FormItem = {
  key: string;
  won: boolean;
  opponent: string;
  atHome: boolean;
  score: { own: number; opponent: number };
  href?: string;
};

/** The last games of a team, oldest first: wins high, losses low, each with its letter. */
export function FormStrip({ games }: { games: readonly FormItem[] }) {
  const t = useTranslations('entity.form');
  return (
    <ol className="inline-flex h-7 items-stretch gap-1 align-middle" aria-label={t('label')}>
      {games.map((game) => {
        const title = t(game.won ? 'won' : 'lost', {
          place: game.atHome ? 'home' : 'away',
          opponent: game.opponent,
          own: game.score.own,
          other: game.score.opponent,
        });
        const itemClass = cx(
          'grid h-5 w-5 place-items-center rounded-sm text-xs leading-none font-bold',
          game.won ? 'bg-positive text-page' : 'mt-2 border border-negative text-negative',
        );
        const letter = <span aria-hidden="true">{t(game.won ? 'wonLetter' : 'lostLetter')}</span>;
        return (
          <li key={game.key}>
            {game.href ? (
              <Link href={game.href} title={title} aria-label={title} className={itemClass}>
                {letter}
              </Link>
            ) : (
              <span role="img" title={title} aria-label={title} className={itemClass}>
                {letter}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
