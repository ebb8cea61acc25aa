import type { ReactNode } from 'react';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { Crest } from './crest.tsx';
import type { EmblemSize } from './emblem-size.ts';
import { TeamName, type TeamNaming } from './team-name.tsx';

/** What a view needs to draw a team. Absent properties are left out: each would be sent by name. */
export type TeamTexts = {
  name: ReactNode;
  /** For phones. */
  shortName?: string;
  /** The address of the picture, or a drawing. */
  crest?: ReactNode;
};

/** Returns the texts of a team by naming, with its crest. */
export function teamTexts(team: TeamRef, naming: TeamNaming = 'full', size: EmblemSize = 'sm'): TeamTexts {
  return {
    name: naming === 'short' ? team.shortName : naming === 'code' ? <TeamName team={team} naming="code" /> : team.name,
    ...(naming === 'responsive' && { shortName: team.shortName }),
    crest: team.crest ?? <Crest of={team} size={size} />,
  };
}
