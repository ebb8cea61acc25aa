import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { FittedName } from '#components/screens/shared/fitted-name.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatTipOffDay, formatTipOffTime } from '#lib/i18n/format/tip-off.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** The next game in a venue, shown large. */
export function NextGame({ game: { home, away, tipOff, league } }: { game: GameSummary }) {
  const locale = usePageLocale();
  return (
    <div className="idle-first">
      <Team team={home} />
      <p className="idle-when">
        <span>{formatTipOffDay(locale, tipOff, 'weekdayAndDay')}</span>
        <b>{formatTipOffTime(locale, tipOff)}</b>
        <span>{league.name}</span>
      </p>
      <Team team={away} />
    </div>
  );
}

function Team({ team }: { team: TeamRef | null }) {
  const t = useTranslations('entity');
  return (
    <p className="idle-team">
      {team && <Crest of={team} isOnScreen />}
      <FittedName name={team?.shortName ?? t('teamOpen')} className="idle-team-name" />
    </p>
  );
}

/** A later game on one line. */
export function LaterGame({ game: { home, away, tipOff, league } }: { game: GameSummary }) {
  const t = useTranslations('entity');
  const locale = usePageLocale();
  return (
    <li>
      <span>
        {formatTipOffDay(locale, tipOff, 'weekdayAndDay')} <b>{formatTipOffTime(locale, tipOff)}</b>
      </span>
      <span className="idle-pair">
        {t('gameTitle', { home: home?.shortName ?? t('teamOpen'), away: away?.shortName ?? t('teamOpen') })}
      </span>
      <span className="idle-league">{league.name}</span>
    </li>
  );
}
