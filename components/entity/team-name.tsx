import type { ReactNode } from 'react';
import type { TeamRef } from '#lib/api/contract/team.ts';

export type TeamNaming = 'full' | 'short' | 'code' | 'responsive';

/** The name of a team. `responsive`: the short name on phones, the full name from 640 px. */
export function TeamName({ team, naming = 'full' }: { team: TeamRef; naming?: TeamNaming }) {
  if (naming === 'responsive') return <ResponsiveName shortName={team.shortName} name={team.name} />;
  if (naming === 'code') return <abbr title={team.name}>{team.code}</abbr>;
  return naming === 'short' ? team.shortName : team.name;
}

export function ResponsiveName({ shortName, name }: Record<'shortName' | 'name', ReactNode>) {
  return (
    <>
      <span className="sm:hidden">{shortName}</span>
      <span className="max-sm:hidden">{name}</span>
    </>
  );
}
