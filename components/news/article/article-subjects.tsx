import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Crest } from '#components/entity/crest.tsx';
import { GameRow } from '#components/entity/game-row.tsx';
import { PlayerLink } from '#components/entity/player-link.tsx';
import { Portrait } from '#components/entity/portrait.tsx';
import { TeamLink } from '#components/entity/team-link.tsx';
import { Link } from '#components/ui/link.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Article } from '#lib/api/contract/article.ts';
import { paths } from '#lib/paths.ts';

/** Subjects of an article: games, teams, clubs, players and leagues, each linked. */
export function ArticleSubjects({ article: { games, teams, clubs, players, leagues } }: { article: Article }) {
  const t = useTranslations('news');
  if (games.length + teams.length + clubs.length + players.length + leagues.length === 0) return null;
  return (
    <Section title={t('about')}>
      {games.map((game) => (
        <GameRow key={game.id} game={game} href={paths.game(game.address)} note={game.round.name} naming="short" />
      ))}
      <ul>
        {players.map((player) => (
          <Line key={player.id}>
            <PlayerLink player={player} href={paths.player(player.slug)} portrait={<Portrait player={player} />} />
          </Line>
        ))}
        {teams.map(({ team, league }) => (
          <Line key={team.id} note={league.seasonName}>
            <TeamLink team={team} href={paths.team(league.season, league.slug, team.slug)} />
          </Line>
        ))}
        {clubs.map((club) => (
          <Line key={club.id}>
            <Crest of={club} />
            <Link href={paths.club(club.slug)} className="truncate underline-offset-4 hover:underline">
              {club.name}
            </Link>
          </Line>
        ))}
        {leagues.map(({ id, season, slug, name, seasonName, logo }) => (
          <Line key={id} note={seasonName}>
            {logo && <Crest of={{ name, crest: logo, colors: null }} />}
            <Link href={paths.league(season, slug)} className="truncate underline-offset-4 hover:underline">
              {name}
            </Link>
          </Line>
        ))}
      </ul>
    </Section>
  );
}

function Line({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-2 border-b border-line bg-raised px-3 py-1.5 font-semibold">
      {children}
      {note && <span className="ms-auto shrink-0 text-sm font-normal text-quiet">{note}</span>}
    </li>
  );
}
