import type { Locale } from '#lib/i18n/locales.ts';
import positionNames from '#server/demo/world/content/positions.json' with { type: 'json' };
import { writeDay } from '#server/demo/world/fill-in.ts';
import type { WorldNews } from '#server/demo/world/publication-types.ts';
import { leaguePalette, scenePalette } from '#server/demo/world/scene-palette.ts';
import type { LocalizedText, Position } from '#server/demo/world/types.ts';
import { writeArticle } from './article.ts';
import { hoursAfter, type Newsroom, newsTeamName, sourceOf, writeName, writeScore } from './newsroom.ts';

const positions: Partial<Record<Position, LocalizedText>> = positionNames;
const writePosition = (position: Position | null, locale: Locale) => (position && positions[position]?.[locale]) ?? '';

/** Notices of transfers within the season. */
export function reportTransfers(room: Newsroom): WorldNews[] {
  const { league, season, people, clubs, teams } = room;
  const stays = league.teams.flatMap((team) =>
    team.memberships.filter(({ role }) => role === 'player').map((stay) => ({ team, stay })),
  );
  return stays.flatMap(({ team, stay }) => {
    const before = stays.find((other) => other.stay.personId === stay.personId && other.stay.from < stay.from);
    const person = people.get(stay.personId);
    if (!before || !person || hoursAfter(`${stay.from}T00:00:00Z`, -24) > room.now) return [];
    const colors = clubs.get(teams.get(team.id)?.clubId ?? '')?.colors ?? leaguePalette;
    return [
      writeArticle({
        kind: 'transfer',
        key: stay.id,
        valuesIn: (locale) => ({
          name: writeName(room, person.id, locale),
          from: newsTeamName(room, before.team.id, locale),
          to: newsTeamName(room, team.id, locale),
          date: writeDay(stay.from, locale),
          number: stay.number ?? '',
          season: season.name,
          position: writePosition(person.position, locale),
          height: person.heightCm ?? '',
          born: writeDay(person.birthDate, locale),
        }),
        scene: 'dunk',
        source: { palette: scenePalette(colors) },
        publishedAt: hoursAfter(`${stay.from}T11:00:00Z`, -24),
        subjects: [
          { noun: 'person', id: person.id },
          { noun: 'team', id: team.id },
        ],
      }),
    ];
  });
}

/** Notices of postponed and forfeited games and deducted points. */
export function reportIncidents(room: Newsroom): WorldNews[] {
  const { league, season } = room;
  const [regular] = league.phases;
  const games = (regular?.games ?? []).flatMap((game): WorldNews[] => {
    if (game.state !== 'postponed' && game.state !== 'forfeited') return [];
    const round = regular?.rounds.find(({ id }) => id === game.roundId);
    return [
      writeArticle({
        kind: game.state === 'postponed' ? 'postponed' : 'forfeit',
        key: game.id,
        valuesIn: (locale) => ({
          round: round?.number ?? '',
          home: newsTeamName(room, game.homeTeamId, locale),
          away: newsTeamName(room, game.awayTeamId, locale),
          score: writeScore(game.result?.home ?? 0, game.result?.away ?? 0),
        }),
        scene: 'hall',
        source: sourceOf(room, { ...game, result: null }),
        publishedAt: game.tipOffAt ? hoursAfter(game.tipOffAt, 40) : hoursAfter(`${round?.startsOn}T12:00:00Z`, -30),
        subjects: [{ noun: 'game', id: game.id }],
      }),
    ];
  });
  const decisions = league.decisions.map((decision) =>
    writeArticle({
      kind: 'deduction',
      key: decision.id,
      valuesIn: (locale) => ({
        team: newsTeamName(room, decision.teamId, locale),
        reason: decision.reason[locale] ?? '',
        date: writeDay(decision.decidedOn, locale),
        season: season.name,
      }),
      scene: 'court',
      source: { palette: scenePalette(leaguePalette) },
      publishedAt: `${decision.decidedOn}T13:00:00.000Z`,
      subjects: [{ noun: 'team', id: decision.teamId }],
    }),
  );
  return [...games, ...decisions];
}
