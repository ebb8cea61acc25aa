import type { ReactNode } from 'react';
import { Crest } from '#components/entity/crest.tsx';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { Fitted } from './fitted.tsx';
import { teamEmblem } from './team-emblem.ts';

/** The frame of a picture that fills the screen: its title, whose it is, and what it says. */
export function Panel({
  title,
  note,
  team = null,
  children,
}: {
  title: string;
  note: string;
  team?: TeamRef | null;
  children: ReactNode;
}) {
  return (
    <section className="panel" style={teamEmblem(team)} aria-label={title}>
      <div className="panel-mask">
        <header className="panel-head" data-move="wipe">
          {team && <Crest of={team} size="xl" isEager />}
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
