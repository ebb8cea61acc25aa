import type { ReactNode } from 'react';
import { Crest } from '#components/entity/crest.tsx';
import { bothTeams, type Programme, scoreOf } from '#components/screens/graphics/programme/programme.ts';
import { gameEmblems } from '#components/screens/graphics/programme/team-emblem.ts';
import { onAirTeamName } from '#components/screens/graphics/programme/team-name.ts';
import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import { cx } from '#components/ui/cx.ts';
import { sides } from '#lib/basketball/sides.ts';

/** The frame of a full-screen graphic about both teams, with the score in its head. */
export function DuelPanel({
  title,
  programme,
  isWide,
  children,
}: {
  title: string;
  programme: Pick<Programme, 'of' | 'game'>;
  isWide?: boolean;
  children: ReactNode;
}) {
  const teams = bothTeams(programme.of);
  if (!teams) return null;
  const emblems = gameEmblems(teams);
  return (
    <section className={cx('panel', isWide && 'panel-wide')} aria-label={title}>
      <div className="panel-mask">
        <header className="duel-head" data-move="rise">
          {sides.map((side) => (
            <span key={side} className="duel-team" data-side={side} style={emblems[side]}>
              <Crest of={teams[side]} size="xl" isOnScreen />
              <Fitted>{onAirTeamName(teams[side])}</Fitted>
              <b>{scoreOf(programme, side)}</b>
            </span>
          ))}
        </header>
      </div>
      <div className="panel-body" data-move="unfold">
        <p className="duel-title">{title}</p>
        {children}
      </div>
    </section>
  );
}
