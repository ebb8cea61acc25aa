'use client';

import { Link } from '#components/ui/link.tsx';

export type FormGame = { won: boolean; title: string; href?: string };

/** Draws the form from its texts; the title of a game is its name for screen readers as well. */
export function FormStripView({
  label,
  letters,
  games,
}: {
  label: string;
  letters: Record<'won' | 'lost', string>;
  games: readonly FormGame[];
}) {
  return (
    <ol className="form-strip" aria-label={label}>
      {games.map(({ won, title, href }) => {
        const result = won ? 'won' : 'lost';
        const letter = <span aria-hidden="true">{letters[result]}</span>;
        return (
          <li key={href ?? title}>
            {href ? (
              <Link href={href} title={title} className={`form-${result}`}>
                {letter}
              </Link>
            ) : (
              <span role="img" aria-label={title} title={title} className={`form-${result}`}>
                {letter}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
