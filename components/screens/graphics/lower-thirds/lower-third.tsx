import type { ReactNode } from 'react';
import { teamEmblem } from '#components/screens/graphics/programme/team-emblem.ts';
import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import type { TeamRef } from '#lib/api/contract/team.ts';

type Props = { team: TeamRef; mark: ReactNode; title: string; note: string; children?: ReactNode };

/** A lower third: a name caption in the colours of a team. */
export function LowerThird({ team, mark, title, note, children }: Props) {
  return (
    <div className="lower" style={teamEmblem(team)}>
      <span className="lower-mark" data-move="rise">
        {mark}
      </span>
      <span className="lower-mask">
        <span className="lower-words" data-move="wipe">
          <Fitted className="lower-title">{title}</Fitted>
          <Fitted className="lower-note">{note}</Fitted>
        </span>
      </span>
      {children && (
        <span className="lower-mask">
          <span className="lower-figures" data-move="wipe">
            {children}
          </span>
        </span>
      )}
    </div>
  );
}
