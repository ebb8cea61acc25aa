import { useLocale } from 'next-intl';
import { gameNote } from '#components/entity/game-note.ts';
import { GameRow } from '#components/entity/game-row.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** A few games of several leagues under one title. */
export function GamesExtract({
  title,
  games,
  more,
}: {
  title: string;
  games: readonly GameSummary[];
  more?: { href: string; label: string };
}) {
  const locale = tagLocale(useLocale());
  return (
    <Section title={title} more={more}>
      <ul className="grid gap-x-6 lg:grid-cols-2">
        {games.map((game) => (
          <li key={game.id} className="min-w-0">
            <GameRow
              game={game}
              href={paths.game(game.address)}
              note={gameNote(game, locale, true)}
              naming="responsive"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
