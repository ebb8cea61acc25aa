import { positions } from '#lib/api/contract/player.ts';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import { oneOfCell, optionalText, yesOrNo } from '#server/feeds/csv/cells.ts';
import { parseDate } from './parse-date.ts';
import { type Position, type RosterReader, type RosterRow, rosterRoles } from './roster-row.ts';

type Membership = Pick<
  RosterRow,
  'role' | 'number' | 'position' | 'isCaptain' | 'isLicensed' | 'licence' | 'from' | 'until'
>;

const positionAliases: Readonly<Record<string, Position>> = { FG: 'GF', CF: 'FC' };

export function parseMembership(reader: RosterReader): Membership {
  const [from, until] = [parseDate(reader, 'from'), parseDate(reader, 'until')];
  if (from !== null && until !== null && until < from) {
    reader.fail('until', `${until} lies before ${from}`, 'Correct the first or the last day');
  }
  return {
    role: oneOfCell(reader, 'role', rosterRoles) ?? 'player',
    number: parseNumber(reader),
    position: parsePosition(reader),
    isCaptain: yesOrNo(reader, 'captain', false),
    isLicensed: yesOrNo(reader, 'licence', true),
    licence: parseLicence(reader),
    from,
    until,
  };
}

function parseLicence(reader: RosterReader): RosterRow['licence'] {
  const number = reader.text('licence_number');
  const [from, until] = [parseDate(reader, 'licence_from'), parseDate(reader, 'licence_until')];
  if (from !== null && until !== null && until < from)
    reader.fail('licence_until', `${until} lies before ${from}`, 'Correct the first or the last day of the licence');
  if (number === '') {
    if (from !== null || until !== null)
      reader.fail('licence_number', 'the licence has days but no number', 'Give licence_number');
    return null;
  }
  return { number, kind: optionalText(reader, 'licence_kind'), from, until };
}

function parseNumber(reader: RosterReader): string | null {
  const text = reader.text('number').replace(/^#/, '').replace(/\.0$/, '');
  if (text === '' || shirtNumber.test(text)) return text || null;
  reader.fail('number', `"${text}" is no shirt number`, 'Use 0, 00 or 1 to 99');
  return null;
}

function parsePosition(reader: RosterReader): Position | null {
  const text = reader
    .text('position')
    .toUpperCase()
    .replace(/[/\-\s]/g, '');
  if (text === '') return null;
  const position = positions.find((candidate) => candidate === text) ?? positionAliases[text];
  if (position !== undefined) return position;
  const cure = `Use one of ${positions.join(', ')}, or map the word in "values.position"`;
  reader.fail('position', `the position "${reader.text('position')}" is not known`, cure);
  return null;
}
