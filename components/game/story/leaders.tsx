import { useLocale, useTranslations } from 'next-intl';
import { PlayerLink } from '#components/entity/player-link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { BoxScore } from '#lib/api/contract/box-score.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { type LeadingPlayer, leadingPlayer } from '#lib/recap/leading-players.ts';

const figures = ['points', 'rebounds', 'assists'] as const;

/** Most points, rebounds and assists of both teams, side by side; what the game does not record is left out. */
export function Leaders({ boxScore: { home, away } }: { boxScore: BoxScore }) {
  const t = useTranslations('team-stats');
  const statistics = useTranslations('statistics');
  const rows = figures.flatMap((figure) => {
    const [first, second] = [leadingPlayer(home.players, figure), leadingPlayer(away.players, figure)];
    return first || second ? [{ figure, first, second }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={t('leaders')}>
      <table className="game-leaders">
        <caption className="sr-only">{t('leaders')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{home.team.name}</th>
            <td />
            <th scope="col">{away.team.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ figure, first, second }) => (
            <tr key={figure}>
              <LeaderCell leader={first} isAhead={(first?.value ?? 0) >= (second?.value ?? 0)} />
              <th scope="row" className="label text-quiet">
                {statistics(`${figure}.name`)}
              </th>
              <LeaderCell leader={second} isAhead={(second?.value ?? 0) >= (first?.value ?? 0)} />
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function LeaderCell({ leader, isAhead }: { leader: LeadingPlayer | null; isAhead: boolean }) {
  const locale = tagLocale(useLocale());
  if (!leader) return <td />;
  const { player } = leader.player;
  return (
    <td>
      <span className="game-leader">
        <span className={isAhead ? 'headline figures text-2xl' : 'headline figures text-2xl text-quiet'}>
          {formatInteger(locale, leader.value)}
        </span>
        <PlayerLink player={player} href={paths.player(player.slug)} isWrapped />
      </span>
    </td>
  );
}
