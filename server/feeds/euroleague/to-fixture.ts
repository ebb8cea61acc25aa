import { isPlayedInSeries } from '#lib/api/contract/season.ts';
import type { MappedGame, MappedOfficial, MappedTeam } from '#server/feeds/mapped-game/mapped-game.ts';
import { mappedOfficialRoles } from '#server/feeds/mapped-game/official-roles.ts';
import { properName } from '#server/feeds/mapped-game/proper-name.ts';
import type { FixtureInput, PhaseKind } from '#server/league/fixture/fixture-input.ts';
import { declaredFormat } from './formats.ts';
import { tipOffOf } from './tip-off.ts';

const kinds: [RegExp, PhaseKind][] = [
  [/regular/i, 'regular'],
  [/top ?\d+|group|second (round|phase)/i, 'group'],
  [/play.?in/i, 'play-in'],
];

/** Returns the fixture of a game from its header and box score. */
export function toFixture(code: number, game: MappedGame, timeZone: string): FixtureInput {
  const { fixture, teams, officials, attendance, confirmed } = game;
  const phase = fixture.phase ?? '';
  const kind = kinds.find(([words]) => words.test(phase))?.[1] ?? 'playoff';
  const isDuel = isPlayedInSeries(kind);
  const number = fixture.round && /^\d+$/.test(fixture.round) ? Number(fixture.round) : null;
  return {
    id: String(code),
    phase: { kind, name: null, group: null },
    round: isDuel ? null : { number, name: number === null ? fixture.round : null },
    playoff: isDuel ? { round: properName(phase), ...declaredFormat(fixture.competition, phase), game: null } : null,
    home: toTeam(teams.home),
    away: toTeam(teams.away),
    state: confirmed ? 'final' : 'scheduled',
    tipOff: tipOffOf(game, timeZone),
    venue: fixture.venue ? { name: properName(fixture.venue), city: null } : null,
    isNeutralVenue: /final four/i.test(phase),
    attendance,
    score: confirmed?.score ?? null,
    periods: null,
    overtimes: null,
    guilty: null,
    countsInStandings: true,
    officials: officials.map(toOfficial),
  };
}

const toTeam = ({ name, shortName, code }: MappedTeam) => ({ id: code && `euroleague:${code}`, name, shortName, code });

const toOfficial = ({ given, family, role }: MappedOfficial) => ({
  firstName: given,
  lastName: family,
  role: mappedOfficialRoles[role],
});

/** Splits "EUROLEAGUE 2022-23" into league and season; null where the text does not end in a season. */
export function competitionOf({ fixture }: MappedGame): { name: string; season: string } | null {
  const match = /^(.+?)\s+(\d{4}(?:\s*[-/]\s*\d{2,4})?)$/.exec(fixture.competition ?? '');
  if (!match?.[1] || !match[2]) return null;
  const name = properName(match[1]).replace(
    /^Euro(league|cup)/,
    (_, rest: string) => `Euro${rest.charAt(0).toUpperCase()}${rest.slice(1)}`,
  );
  return { name, season: match[2].replace(/\s/g, '') };
}
