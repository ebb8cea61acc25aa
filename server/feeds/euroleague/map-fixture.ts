import type { MappedFixture } from '#server/feeds/mapped-game/mapped-game.ts';
import type { EuroleagueHeader } from './schema.ts';

export function mapFixture(header: EuroleagueHeader | null): MappedFixture {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(header?.Date ?? '') ?? [];
  return {
    competition: header?.Competition || null,
    phase: header?.Phase || null,
    round: header?.Round || null,
    date: year ? `${year}-${month}-${day}` : null,
    time: /^\d{2}:\d{2}$/.test(header?.Hour ?? '') ? (header?.Hour ?? null) : null,
    utc: header?.Utc || null,
    venue: header?.Stadium || null,
  };
}
