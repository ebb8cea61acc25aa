import type { ReactNode } from 'react';
import { Crest } from '#components/entity/crest.tsx';
import { teamEmblem } from '#components/screens/graphics/programme/team-emblem.ts';
import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import { cx } from '#components/ui/cx.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';

/** The frame of a full-screen graphic: title, team or note, and content. */
export function GraphicPanel({
  title,
  note,
  team = null,
  isWide = false,
  children,
}: {
  title: string;
  note: string;
  team?: TeamRef | null;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={cx('panel', isWide && 'panel-wide')} style={teamEmblem(team)} aria-label={title}>
      <div className="panel-mask">
        <header className="panel-head" data-move="wipe">
          {team && <Crest of={team} size="xl" isOnScreen />}
          <Fitted className="panel-title">{team ? team.name : title}</Fitted>
          <Fitted className="panel-note">{team ? title : note}</Fitted>
        </header>
      </div>
      <div className="panel-body" data-move="unfold">
        {children}
      </div>
    </section>
  );
}
