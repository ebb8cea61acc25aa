import { emptyPlayer, isEmptyPlayer } from '#lib/api/contract/application/blank.ts';
import type { PlayerDraft } from '#lib/api/contract/application/draft.ts';
import { positions } from '#lib/api/contract/player.ts';

/**
 * Parses players from text copied from a spreadsheet or CSV file. The content of a cell determines its field, so columns can
 * have any order and need no header. Lines without a name are skipped.
 */
export function parseSquad(text: string): PlayerDraft[] {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const rows = lines.map((line) => splitLine(line, delimiterOf(text)));
  const isHeader = (row: readonly string[], index: number) =>
    index === 0 && rows.length > 1 && row.length > 1 && !row.some((cell) => dayOf(cell) || /\d/.test(cell));
  return rows
    .filter((row, index) => !isHeader(row, index))
    .map(toPlayer)
    .filter((player) => !isEmptyPlayer(player) && player.name !== '');
}

function delimiterOf(text: string): string {
  if (text.includes('\t')) return '\t';
  return text.includes(';') ? ';' : ',';
}

function splitLine(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

function toPlayer(cells: readonly string[]): PlayerDraft {
  const player = { ...emptyPlayer };
  const names: string[] = [];
  for (const cell of cells) {
    const [birthDate, position, height] = [dayOf(cell), positionOf(cell), heightOf(cell)];
    if (birthDate && !player.birthDate) player.birthDate = birthDate;
    else if (position && !player.position) player.position = position;
    else if (height && !player.height) player.height = height;
    else if (/^#?\d{1,2}\.?$/.test(cell) && !player.number) player.number = cell.replace(/\D/g, '');
    else if (/\p{L}{2}/u.test(cell) && names.length < 2) names.push(cell);
  }
  return { ...player, name: names.join(' ') };
}

/** Returns a valid date as `2004-02-29`, from year-month-day or day-month-year order, else null. */
function dayOf(cell: string): string | null {
  const [, ...yearFirst] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})\.?$/.exec(cell) ?? [];
  const [, ...dayFirst] = /^(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?(\d{4})\.?$/.exec(cell) ?? [];
  const [year, month, day] = yearFirst.length > 0 ? yearFirst : dayFirst.reverse();
  if (!year || !month || !day) return null;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

function positionOf(cell: string): string | null {
  const word = cell.toUpperCase().replace(/[^A-Z]/g, '');
  return cell.length <= 5 ? (positions.find((position) => position === word) ?? null) : null;
}

/** Returns a height in centimetres (120 to 250), from centimetres or metres, else null. */
function heightOf(cell: string): string | null {
  const [, metres, rest] = /^([12])[.,](\d{2})\s*m?$/.exec(cell) ?? [];
  const height = metres && rest ? Number(`${metres}${rest}`) : Number(/^(\d{3})(\s*cm)?$/.exec(cell)?.[1]);
  return height >= 120 && height <= 250 ? String(height) : null;
}
