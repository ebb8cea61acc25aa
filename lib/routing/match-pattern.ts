import { isValidParameter } from './parameters.ts';

/** The parameters of a path that fits a pattern such as `/clubs/{club}`; null where it does not. */
export function matchPattern(
  pattern: string,
  path: string,
  isValid: (name: string, value: string) => boolean = isValidParameter,
): Record<string, string> | null {
  const [places, parts] = [partsOf(pattern), partsOf(path)];
  return places.length === parts.length ? readParameters(places, parts, isValid) : null;
}

export function readParameters(
  places: readonly string[],
  parts: readonly string[],
  isValid = isValidParameter,
): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, place] of places.entries()) {
    const part = parts[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(place)?.[1];
    if (name ? !isValid(name, part) : part !== place) return null;
    if (name) params[name] = part;
  }
  return params;
}

export function partsOf(path: string): string[] {
  return path === '/' ? [] : path.split('/').slice(1);
}
