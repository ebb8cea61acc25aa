import { useTranslations } from 'next-intl';
import { FormStrip } from '#components/entity/form-strip.tsx';
import { GameCard } from '#components/entity/game-card.tsx';
import { ownGames } from '#components/entity/own-games.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';

/** Live, last and next game of a team, and its form. */
export function TeamGamesPreview({
  games,
  teamId,
  gamesHref,
}: {
  games: readonly GameSummary[];
  teamId: string;
  gamesHref: string;
}) {
  const t = useTranslations('team');
  const { live, last, next, form } = ownGames(games, teamId, (game) => paths.game(game.address));
  const shown = (['live', 'last', 'next'] as const).flatMap((kind) => {
    const game = { live, last, next }[kind];
    return game ? [{ kind, game }] : [];
  });
  if (shown.length === 0) return <EmptyState title={t('noGamesTitle')} text={t('noGamesText')} />;
  return (
    <Section
      title={t('gamesTitle')}
      more={{ href: gamesHref, label: t('allGames') }}
      aside={
        form.length > 0 && (
          <div className="flex items-center gap-2">
            <span className="label text-quiet">{t('form')}</span>
            <FormStrip games={form} />
          </div>
        )
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map(({ kind, game }) => (
          <GameCard
            key={kind}
            game={game}
            href={paths.game(game.address)}
            kicker={`${t(kind)} · ${game.round.name}`}
            note={game.venue?.name}
          />
        ))}
      </div>
    </Section>
  );
}
