import { useTranslations } from 'next-intl';
import { RulingDetails } from '#components/entity/ruling-details.tsx';
import { Link } from '#components/ui/link.tsx';
import type { DecidedGame } from '#lib/api/contract/standings.ts';
import { paths } from '#lib/paths.ts';

/** The games of the tables on which the league has decided, below the last table. */
export function DecidedGames({ games }: { games: readonly DecidedGame[] }) {
  const t = useTranslations('standings');
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="decided-games" className="px-3 pt-4 text-sm">
      <h3 id="decided-games" className="label mb-1">
        {t('decidedGames')}
      </h3>
      <ul className="flex flex-col gap-2">
        {games.map(({ address, home, away, score, rulings }) => (
          <li key={paths.game(address)}>
            <Link href={paths.game(address)} className="font-semibold text-link">
              {`${home} – ${away}`}
              {score && ` ${score.home}–${score.away}`}
            </Link>
            {rulings.map((ruling) => (
              <p key={ruling.kind}>
                <RulingDetails ruling={ruling} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
