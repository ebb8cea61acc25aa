'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Crest } from '#components/entity/crest.tsx';
import { Follow } from '#components/entity/follow.tsx';
import { Portrait } from '#components/entity/portrait.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { NamedFollow } from '#lib/account/follow.ts';
import type { FollowingPage } from '#lib/api/contract/account/following.ts';
import { paths } from '#lib/paths.ts';

type Row = NamedFollow & { emblem: ReactNode; note?: string };

/** All that is followed, each with its button. */
export function FollowedList({ page }: { page: FollowingPage }) {
  const t = useTranslations('profile.following');
  const entity = useTranslations('entity');
  const rows: Row[] = [
    ...page.teams.map((team) => ({
      noun: 'team' as const,
      id: team.id,
      name: team.name,
      note: `${team.league.name} ${team.league.seasonName}`,
      href: paths.team(team.league.season, team.league.slug, team.slug),
      emblem: <Crest of={team} />,
    })),
    ...page.clubs.map((club) => ({
      noun: 'club' as const,
      id: club.id,
      name: club.name,
      href: paths.club(club.slug),
      emblem: <Crest of={club} />,
    })),
    ...page.players.map((player) => ({
      noun: 'player' as const,
      id: player.id,
      name: player.name,
      href: paths.player(player.slug),
      emblem: <Portrait player={player} />,
    })),
    ...page.leagues.map((league) => ({
      noun: 'league' as const,
      id: league.id,
      name: league.name,
      note: league.seasonName,
      href: paths.league(league.season, league.slug),
      emblem: <Crest of={{ name: league.name, crest: league.logo, colors: null }} />,
    })),
    ...page.games.map(({ id, home, away, round, league, address }) => ({
      noun: 'game' as const,
      id,
      name: home && away ? entity('gameTitle', { home: home.name, away: away.name }) : round.name,
      note: league.name,
      href: paths.game(address),
      emblem: home && <Crest of={home} />,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Section title={t('followed')}>
      <ul>
        {rows.map(({ emblem, note, ...follow }) => (
          <li key={`${follow.noun} ${follow.id}`} className="flex items-center gap-3 border-b border-line py-2">
            {emblem}
            <span className="min-w-0 flex-1">
              <Link href={follow.href} prefetch={false} className="font-semibold underline-offset-4 hover:underline">
                {follow.name}
              </Link>
              {note && <span className="block truncate text-xs text-quiet">{note}</span>}
            </span>
            <Follow {...follow} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
