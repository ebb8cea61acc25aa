import { useLocale, useTranslations } from 'next-intl';
import { TeamLink } from '#components/entity/team-link.tsx';
import { formatTipOffDay } from '#lib/i18n/format/tip-off.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';
import type { NextGame } from './next-games.ts';

/** The opponent of a team's live or next game, with the day; links to the game. */
export function NextOpponent({ next: { game, opponent, atHome } }: { next: NextGame }) {
  const t = useTranslations('standings');
  const locale = tagLocale(useLocale());
  const day = game.state === 'live' ? null : formatTipOffDay(locale, game.tipOff, 'day');
  return (
    <span className="inline-flex items-center gap-1.5 align-middle">
      <TeamLink team={opponent} naming="code" size="xs" href={paths.game(game.address)} />
      <span className="text-xs text-quiet">
        {[t(atHome ? 'homeShort' : 'awayShort'), day].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
