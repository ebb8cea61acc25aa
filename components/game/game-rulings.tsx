import { useTranslations } from 'next-intl';
import { RulingDetails } from '#components/entity/ruling-details.tsx';
import type { Game } from '#lib/api/contract/game.ts';

/** What the league has decided about a game: what, when, in its own words, and the document. */
export function GameRulings({ game: { rulings } }: { game: Game }) {
  const t = useTranslations('game');
  if (rulings.length === 0) return null;
  return (
    <aside aria-label={t('rulings')} className="border-b border-line bg-raised">
      <ul className="page-width flex flex-col gap-3 py-3 text-sm">
        {rulings.map((ruling) => (
          <li key={ruling.kind} className="border-s-4 border-warning ps-3">
            <RulingDetails ruling={ruling} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
