import { useTranslations } from 'next-intl';
import { TeamName } from '#components/entity/team-name.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Link } from '#components/ui/link.tsx';
import type { CareerGame } from '#lib/api/contract/player-career.ts';
import { gameOutcome } from '#lib/basketball/game-outcome.ts';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/paths.ts';

/** Date, opponent, result and score, the points of the player's team first; marked where it does not count. */
export function GameName({ entry: { game, side }, locale }: { entry: CareerGame; locale: Locale }) {
  const t = useTranslations('player');
  const opponent = side === 'home' ? game.away : game.home;
  const score =
    game.score && (side === 'home' ? [game.score.home, game.score.away] : [game.score.away, game.score.home]);
  const outcome = gameOutcome({ ...game, guilty: null }, side);
  return (
    <span className="game-name">
      <Link href={paths.game(game.address)} className="text-link-quiet">
        {opponent && <TeamName team={opponent} naming="responsive" />}
      </Link>
      <span className="game-name-note">
        {[formatTipOffDay(locale, game.tipOff, 'date'), t(side)].filter(Boolean).join(' · ')}
        {score && (
          <span className="figures ms-1.5">
            {outcome && <abbr title={t(outcome)}>{t(`${outcome}Letter`)}</abbr>} {score.join('–')}
          </span>
        )}
      </span>
      {!game.counts && (
        <span className="mt-1 flex">
          <Badge>{t('notCounted')}</Badge>
        </span>
      )}
    </span>
  );
}
