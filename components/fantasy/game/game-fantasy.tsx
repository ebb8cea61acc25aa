import { useLocale, useTranslations } from 'next-intl';
import { EntrantName } from '#components/fantasy/entrant/entrant-name.tsx';
import { Corrections } from '#components/fantasy/ledger/corrections.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import type { GameFantasy as Fantasy } from '#lib/api/contract/fantasy/round.ts';
import type { Game } from '#lib/api/contract/game.ts';
import type { Play } from '#lib/api/contract/play-by-play.ts';
import { formatPointsColumn } from '#lib/i18n/format/fantasy-units.ts';
import { formatPercent } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import { EntrantLines } from './plays/entrant-lines.tsx';

/** The fantasy points of a game by player, each opened down to the lines it is made of. */
export function GameFantasy({
  game,
  fantasy,
  plays,
}: {
  game: Game;
  fantasy: Fantasy;
  /** Of a running game; those of another one are fetched when they are wanted. */
  plays?: readonly Play[];
}) {
  const t = useTranslations('fantasy');
  const locale = tagLocale(useLocale());
  const scored = fantasy.entrants
    .filter(({ lines, points }) => lines.length > 0 || points !== 0)
    .toSorted((a, b) => b.points - a.points);
  if (fantasy.state === 'worthless') return <EmptyState title={t('worthless')} text={t('worthlessText')} />;
  if (fantasy.state === 'outside') return <EmptyState title={t('outside')} text={t('outsideText')} />;
  if (scored.length === 0) return <EmptyState title={t('pointsComing')} text={t('pointsComingText')} />;
  const pointsOf = formatPointsColumn(
    locale,
    scored.map(({ points }) => points),
  );
  return (
    <>
      <Section
        title={t('gamePoints')}
        aside={
          game.coverage !== 'scoresheet' && (
            <ButtonLink href={paths.game(game.address, 'play-by-play')} size="sm">
              {t('toPlays')}
            </ButtonLink>
          )
        }
      >
        <div className="lg:grid lg:grid-cols-2 lg:gap-x-10">
          {inHalves(scored).map((half, column) => (
            <div key={column === 0 ? 'best' : 'others'}>
              {half.map((each) => (
                <EntrantOfGame
                  key={each.entrant.number}
                  of={each}
                  points={pointsOf(each.points)}
                  game={game}
                  plays={plays}
                />
              ))}
            </div>
          ))}
        </div>
      </Section>
      <Corrections of={fantasy.corrections} />
    </>
  );
}

/** One that is opened moves only those below it in its column. */
const inHalves = <Row,>(rows: readonly Row[]) => {
  const middle = Math.ceil(rows.length / 2);
  return [rows.slice(0, middle), rows.slice(middle)];
};

function EntrantOfGame({
  of: { entrant, personId, ownership, lines },
  points,
  game,
  plays,
}: {
  of: Fantasy['entrants'][number];
  points: string;
  game: Game;
  plays: readonly Play[] | undefined;
}) {
  const t = useTranslations('fantasy');
  const locale = tagLocale(useLocale());
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 flex-1">
            <EntrantName entrant={entrant} isPlain />
          </span>
          {ownership !== null && (
            <span className="text-xs font-normal text-quiet">
              {t('ownedBy', { share: formatPercent(locale, ownership / 1000) })}
            </span>
          )}
          <span className="figures">{points}</span>
        </span>
      }
    >
      <EntrantLines
        gameId={game.id}
        personId={personId}
        regularPeriods={game.coverage === 'scoresheet' ? null : game.regularPeriods}
        lines={lines}
        plays={plays}
      />
    </Disclosure>
  );
}
