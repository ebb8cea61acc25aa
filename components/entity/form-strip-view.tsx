'use client';

import { Link } from '#components/ui/link.tsx';
import type { Outcome } from '#lib/basketball/standings/counted-game.ts';

export type FormGame = { outcome: Outcome; title: string; href?: string };

/** Draws the form from its texts; the title of a game is its name for screen readers as well. */
export function FormStripView({
  label,
  letters,
  games,
}: {
  label: string;
  letters: Record<Outcome, string>;
  games: readonly FormGame[];
}) {
  return (
    <ol className="form-strip" aria-label={label}>
      {games.map(({ outcome, title, href }) => {
        const letter = <span aria-hidden="true">{letters[outcome]}</span>;
        return (
          <li key={href ?? title}>
            {href ? (
              <Link href={href} title={title} className={`form-${outcome}`}>
                {letter}
              </Link>
            ) : (
              <span role="img" aria-label={title} title={title} className={`form-${outcome}`}>
                {letter}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
