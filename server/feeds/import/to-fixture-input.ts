import type { FixtureRow, FixtureTeam } from '#server/feeds/fixtures/fixture-row.ts';
import type { FixtureInput, TeamInput } from '#server/league/fixture/fixture-input.ts';

/** A row of a fixture list as the verb takes it; `timeZone` is for rows that name none. */
export function toFixtureInput(row: FixtureRow, timeZone: string): FixtureInput {
  const { externalId, tipOff, home, away, venue, line, season, league, regulationScore, ...same } = row;
  return {
    ...same,
    id: externalId,
    home: toTeamInput(home),
    away: toTeamInput(away),
    tipOff: { at: tipOff.at, date: tipOff.date, timeZone: tipOff.zone ?? timeZone },
    venue: venue && { name: venue.name, city: venue.city },
  };
}

const toTeamInput = ({ externalId, name, code }: FixtureTeam): TeamInput => ({
  id: externalId,
  name,
  shortName: null,
  code,
});
