'use client';

import { Link } from '#components/ui/link.tsx';
import type { Outcome } from '#lib/basketball/standings/counted-game.ts';

export type FormGame = { outcome: Outcome; title: string; href?: string };

/**
 * Draws the form from its texts; the title of a game is its name for screen readers as well. Not as a list: with an item
 * for each game, these would be half of the elements of a table.
 */
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has controls of a form
    <div role="group" className="form-strip" aria-label={label}>
      {games.map(({ outcome, title, href }) =>
        href ? (
          <Link key={href} href={href} title={title}>
            <Letter outcome={outcome} letters={letters} />
          </Link>
        ) : (
          <span key={title} role="img" aria-label={title} title={title}>
            <Letter outcome={outcome} letters={letters} />
          </span>
        ),
      )}
    </div>
  );
}

function Letter({ outcome, letters }: { outcome: Outcome; letters: Record<Outcome, string> }) {
  return (
    <span aria-hidden="true" className={`form-${outcome}`}>
      {letters[outcome]}
    </span>
  );
}
