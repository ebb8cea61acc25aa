import { integerCell, oneOfCell, optionalText } from '#server/feeds/csv/cells.ts';
import { nameOrders, type PersonName, parsePersonName } from '#server/feeds/csv/person-name.ts';
import { parseDate } from './parse-date.ts';
import type { RosterReader, RosterRow } from './roster-row.ts';

const heightCure = 'Write metres such as 1.98 or centimetres such as 198';

export function parseRosterPerson(reader: RosterReader): RosterRow['person'] {
  return {
    externalId: optionalText(reader, 'person_id'),
    ...parseName(reader),
    birthDate: parseDate(reader, 'birth_date'),
    heightCm: parseHeight(reader),
    weightKg: integerCell(reader, 'weight', { min: 30, max: 250 }),
    nationality: optionalText(reader, 'nationality'),
  };
}

function parseName(reader: RosterReader): PersonName {
  const [firstName, lastName] = [reader.text('first_name'), reader.text('last_name')];
  if (lastName !== '') return { firstName, lastName };
  const name = reader.text('name');
  if (name === '') reader.fail('name', 'the person has no name', 'Give name, or first_name and last_name');
  const order = oneOfCell(reader, 'name_order', nameOrders) ?? reader.formats.names;
  return parsePersonName(name, order);
}

/** Returns the height in whole centimetres; a number below 3 is in metres. */
function parseHeight(reader: RosterReader): number | null {
  const text = reader
    .text('height')
    .replace(/\s*c?m$/, '')
    .replace(',', '.');
  if (text === '') return null;
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  const centimetres = Math.round(number < 3 ? number * 100 : number);
  if (centimetres >= 120 && centimetres <= 260) return centimetres;
  reader.fail('height', `"${reader.text('height')}" is no height of a person`, heightCure);
  return null;
}
