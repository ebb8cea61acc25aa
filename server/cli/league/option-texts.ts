import { Option } from 'commander';
import { maxPictureBytes } from '#lib/api/contract/stored-picture.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { Failure } from '#server/failure.ts';
import { readBytes } from '#server/feeds/files/read-file.ts';
import { callerPath } from './caller-paths.ts';

/** The word that clears what an option sets. */
export const none = 'none';

/** An option that is spelled `--no-…` and takes values, which commander takes for a switch. */
export function removalOption(flags: string, name: string, description: string): Option {
  const option = new Option(flags, description);
  option.negate = false;
  option.attributeName = () => name;
  return option;
}

export const readPicture = (file: string): Promise<Buffer> => readBytes(callerPath(file), maxPictureBytes);

/** Reads the picture of an option; null for `none`. */
export async function pictureOrNone(file: string): Promise<Buffer | null> {
  return file === none ? null : readPicture(file);
}

/** Splits `key=text`. Throws a `Failure` that shows how the option is written. */
export function splitPair(option: string, text: string, example: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Failure(`${option} "${text}": write it as ${example}.`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Parses names by language, `sr=Sava ru=Сава`; an empty one removes that language. */
export function namesByLanguage(option: string, texts: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(
    texts.map((text) => {
      const [code, name] = splitPair(option, text, `${option} sr="Sava" ru="Сава"`);
      if (!isLocale(code)) throw new Failure(`${option} "${text}": "${code}" is no language of the interface.`);
      return [code, name || null];
    }),
  );
}
