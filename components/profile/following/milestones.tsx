'use client';

import { useTranslations } from 'next-intl';
import { Portrait } from '#components/entity/portrait.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Milestone } from '#lib/api/contract/account/following.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';

/** Round totals and career bests of followed players. */
export function Milestones({ milestones, games }: { milestones: readonly Milestone[]; games: readonly GameSummary[] }) {
  const t = useTranslations('profile.milestones');
  const statistics = useTranslations('statistics');
  const locale = usePageLocale();
  if (milestones.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {milestones.map(({ player, kind, stat, value, gameId }) => {
          const game = games.find(({ id }) => id === gameId);
          return (
            <li
              key={`${player.id} ${kind} ${stat} ${gameId}`}
              className="flex items-center gap-3 border-b border-line py-3"
            >
              <Portrait player={player} size="md" />
              <span className="min-w-0 flex-1">
                <Link
                  href={game ? paths.game(game.address) : paths.player(player.slug)}
                  prefetch={false}
                  className="block truncate font-semibold underline-offset-4 hover:underline"
                >
                  {player.name}
                </Link>
                <span className="block text-sm text-quiet">{t(kind, { stat: statistics(`${stat}.name`) })}</span>
              </span>
              <span className="headline figures text-3xl">{formatInteger(locale, value)}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
