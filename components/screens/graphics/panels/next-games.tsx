import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';
import { onAirTeamName } from '#components/screens/graphics/programme/team-name.ts';
import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import { sides } from '#lib/basketball/sides.ts';
import { formatTipOffDay, formatTipOffTime } from '#lib/i18n/format/tip-off.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { GraphicPanel } from './panel.tsx';

export function NextGames({ programme: { of, nextGames } }: { programme: Programme }) {
  const t = useTranslations('graphics');
  const locale = usePageLocale();
  return (
    <GraphicPanel title={t('name.next-games')} note={of.league.name}>
      <ol className="fixtures">
        {nextGames.map((game) => (
          <li key={game.id} className="fixture">
            <span className="fixture-time">
              <small>{formatTipOffDay(locale, game.tipOff, 'weekdayAndDay')}</small>
              <b>{formatTipOffTime(locale, game.tipOff)}</b>
            </span>
            {sides.map((side) => {
              const team = game[side];
              return (
                <span key={side} className="fixture-team" data-side={side}>
                  {team && <Crest of={team} isOnScreen />}
                  <Fitted>{team ? onAirTeamName(team) : t('teamOpen')}</Fitted>
                </span>
              );
            })}
            <Fitted className="fixture-venue">{game.venue?.name ?? ''}</Fitted>
          </li>
        ))}
      </ol>
    </GraphicPanel>
  );
}
