import { positions } from '#lib/api/contract/player.ts';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import { oneOfCell, optionalText, yesOrNo } from '#server/feeds/csv/cells.ts';
import { nameOrders, type PersonName, parsePersonName } from '#server/feeds/csv/person-name.ts';
import type { BoxScorePerson, BoxScoreReader, Counts } from './box-score-row.ts';

/** Parses the player of a line. `played` defaults to whether the player started, or has playing time or any number but zero. */
export function parseBoxScorePerson(reader: BoxScoreReader, counts: Counts, isAbsent: boolean): BoxScorePerson {
  const { playedMs, ...numbers } = counts;
  const hasNumbers = Object.values(numbers).some((value) => value !== null && value !== 0);
  const starter = yesOrNo(reader, 'starter', false);
  const probablyPlayed = !isAbsent && (starter || hasNumbers || (playedMs ?? 0) > 0);
  return {
    ...parseName(reader),
    externalId: optionalText(reader, 'person_id'),
    number: parseNumber(reader),
    position: parsePosition(reader),
    starter,
    captain: yesOrNo(reader, 'captain', false),
    played: yesOrNo(reader, 'played', probablyPlayed),
  };
}

function parseName(reader: BoxScoreReader): PersonName {
  const [firstName, lastName] = [reader.text('first_name'), reader.text('last_name')];
  if (lastName !== '') return { firstName, lastName };
  const name = reader.text('name') || firstName;
  if (name === '') reader.fail('name', 'the player has no name', 'Give name, or first_name and last_name');
  return parsePersonName(name, oneOfCell(reader, 'name_order', nameOrders) ?? reader.formats.names);
}

function parseNumber(reader: BoxScoreReader): string | null {
  const text = reader.text('number').replace(/^#/, '').replace(/\.0$/, '');
  if (text === '' || shirtNumber.test(text)) return text || null;
  reader.fail('number', `"${text}" is no shirt number`, 'Use 0, 00 or 1 to 99, or leave the cell empty');
  return null;
}

function parsePosition(reader: BoxScoreReader): BoxScorePerson['position'] {
  const text = reader
    .text('position')
    .toUpperCase()
    .replace(/[/\-\s]/g, '');
  return positions.find((position) => position === text) ?? null;
}
