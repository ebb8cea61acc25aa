import type { ReactNode } from 'react';
import { Crest } from '#components/entity/crest.tsx';
import { GameStatus } from '#components/entity/game-status.tsx';
import { Portrait } from '#components/entity/portrait.tsx';
import { Score } from '#components/entity/score.tsx';
import { colorsOf } from '#components/entity/team-colors.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { SearchAnswer, SearchGroup } from '#lib/api/contract/search.ts';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { paths } from '#lib/paths.ts';

export type FoundItem = {
  key: string;
  href: string;
  emblem: ReactNode;
  title: string;
  note: string;
  end?: ReactNode;
};

type Formatting = { locale: Locale; t: Translate<'entity'> };

const note = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Returns the results of a group as list items. */
export function foundItems(results: SearchAnswer, group: SearchGroup, formatting: Formatting): FoundItem[] {
  return {
    people: () =>
      results.people.items.map((person) => ({
        key: person.id,
        href: paths.player(person.slug),
        emblem: <Portrait player={person} size="md" colors={colorsOf(person.currentTeam)} />,
        title: person.name,
        note: note(person.currentTeam?.name, person.birthDate?.slice(0, 4)),
      })),
    clubs: () =>
      results.clubs.items.map((club) => ({
        key: club.id,
        href: paths.club(club.slug),
        emblem: <Crest of={club} size="md" />,
        title: club.name,
        note: note(club.city),
      })),
    teams: () =>
      results.teams.items.map(({ team, league }) => ({
        key: team.id,
        href: paths.team(league.season, league.slug, team.slug),
        emblem: <Crest of={team} size="md" />,
        title: team.name,
        note: note(league.name, league.seasonName),
      })),
    leagues: () =>
      results.leagues.items.map((league) => ({
        key: league.id,
        href: paths.league(league.season, league.slug),
        emblem: <Crest of={{ name: league.name, crest: league.logo, colors: null }} size="md" />,
        title: league.name,
        note: league.seasonName,
      })),
    games: () => results.games.items.map((game) => gameItem(game, formatting)),
    news: () =>
      results.news.items.map((item) => ({
        key: item.id,
        href: paths.article(item.slug),
        emblem: null,
        title: item.title,
        note: note(formatInstant(formatting.locale, item.publishedAt, results.timeZone, 'date'), item.lead),
      })),
  }[group]();
}

function gameItem(game: GameSummary, { locale, t }: Formatting): FoundItem {
  const [home, away] = [game.home, game.away];
  return {
    key: game.id,
    href: paths.game(game.address),
    emblem: (
      <span className="flex shrink-0 gap-1">
        {home && <Crest of={home} />}
        {away && <Crest of={away} />}
      </span>
    ),
    title: t('gameTitle', { home: home?.name ?? t('teamOpen'), away: away?.name ?? t('teamOpen') }),
    note: note(formatTipOffDay(locale, game.tipOff, 'date'), game.league.name, game.round.name),
    end: (
      <span className="flex flex-col items-end">
        {game.score && <Score game={game} size="sm" />}
        {game.state !== 'final' && <GameStatus game={game} show="time" isPlain isStill />}
      </span>
    ),
  };
}
