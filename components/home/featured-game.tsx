import { useLocale, useTranslations } from 'next-intl';
import { FullCourt } from '#components/entity/full-court.tsx';
import { GameMastheadScore } from '#components/entity/game-masthead-score.tsx';
import { GameMastheadSide } from '#components/entity/game-masthead-side.tsx';
import { keyPaint } from '#components/entity/key-paint.ts';
import { LiveBody } from '#components/entity/live/live-body.tsx';
import { canGoLive, shownGame } from '#components/entity/live/shown-game.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { StandingsRow } from '#lib/api/contract/standings.ts';
import { formatRecord } from '#lib/i18n/format/record.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import type { Featured } from './choose-featured.ts';
import { FeaturedNews } from './featured-news.tsx';
import { homeStanding } from './preview-tables.ts';

/** Rank and record of a team. */
function StandingNote({ standing }: { standing: StandingsRow | null }) {
  const t = useTranslations('home');
  const locale = tagLocale(useLocale());
  if (!standing) return null;
  return t('place', { rank: standing.rank, record: formatRecord(locale, standing) });
}

/** Hero of the home page: the featured game on its court, linked as a whole. */
export function FeaturedGame({ featured: { kind, game, homeLeague } }: { featured: Featured }) {
  const t = useTranslations('home.featured');
  const entity = useTranslations('entity');
  const { home, away, league, round, venue } = game;
  const names = { home: home?.name ?? entity('teamOpen'), away: away?.name ?? entity('teamOpen') };
  const venueLabel = [venue?.name, venue?.city].filter(Boolean).join(', ');
  return (
    <section
      aria-labelledby="featured"
      data-ground="board"
      className="relative isolate overflow-clip [--band-line:var(--board-line)]"
    >
      <Link href={paths.game(game.address)} className="group block -outline-offset-4">
        <h2 id="featured" className="sr-only">
          {t(kind)}: {entity('gameTitle', names)}
        </h2>
        <span className="page-width label flex items-center justify-between gap-4 py-2.5 text-quiet">
          <span className="shrink-0 font-bold text-on-board" aria-hidden="true">
            {t(kind)}
          </span>
          <span className="min-w-0 truncate">
            {league.name} · {round.name}
          </span>
        </span>
        <div className="page-width">
          <div className="relative -mx-[clamp(1rem,3.2vw,2.5rem)] border-y border-board-line">
            <div className="absolute inset-0 -z-10">
              <FullCourt {...keyPaint(home, away)} />
            </div>
            <div className="grid min-h-40 grid-cols-[20.7%_1fr_20.7%] items-center sm:min-h-72 lg:min-h-88">
              <GameMastheadSide
                team={home}
                note={<StandingNote standing={homeStanding(homeLeague.tables, home?.id)} />}
              />
              {canGoLive(game) ? (
                <LiveBody shown={shownGame(game)} view="masthead">
                  <GameMastheadScore game={game} />
                </LiveBody>
              ) : (
                <GameMastheadScore game={game} />
              )}
              <GameMastheadSide
                team={away}
                note={<StandingNote standing={homeStanding(homeLeague.tables, away?.id)} />}
              />
            </div>
          </div>
        </div>
        <span className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 text-sm">
          <span className="headline flex w-full justify-between gap-4 text-xl sm:hidden" aria-hidden="true">
            <span>{home?.shortName}</span>
            <span className="text-end">{away?.shortName}</span>
          </span>
          {venueLabel && (
            <span className="flex items-center gap-1.5 text-quiet">
              <Icon name="pin" />
              {venueLabel}
            </span>
          )}
          <span className="label ms-auto flex items-center gap-1 underline-offset-4 group-hover:underline">
            {t('more')}
            <Icon name="arrow-right" />
          </span>
        </span>
      </Link>
      {canGoLive(game) && <FeaturedNews shown={shownGame(game)} />}
    </section>
  );
}
