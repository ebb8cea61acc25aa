import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface LicenceText {
  /** The copyright lines at the beginning. */
  copyright: string[];
  body: string;
}

const fileName = /^(licen[cs]e|copying|notice|unlicense)([.-].*)?$/i;
const copyrightLine = /^\W*(copyright\s*(\(c\)|©|\d{4})|\(c\)|©)/i;

/** Number of lines with copyright notices; later ones belong to the licence of another part. */
const headLines = 12;

/** Reads the licence files of a package as one text; undefined where it has none. */
export function readLicenceText(folder: string): LicenceText | undefined {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && fileName.test(entry.name))
    .map(({ name }) => name)
    .sort();
  const text = files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n\n');
  return text.trim() ? splitLicence(text) : undefined;
}

/** Separates the copyright lines from the licence, so that a licence shared by many packages is printed once. */
export function splitLicence(text: string): LicenceText {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
  const isHolder = (line: string, index: number) => index < headLines && copyrightLine.test(line);
  const copyright = lines.filter(isHolder).map((line) => line.trim());
  const rest = lines.filter((line, index) => !isHolder(line, index));
  return {
    copyright,
    body: rest
      .join('\n')
      .trim()
      .replace(/\n{3,}/g, '\n\n'),
  };
}
