import { isValidParameter } from './parameters.ts';

/** Returns the parameters of a path that matches a pattern such as `/clubs/{club}`; null if it does not. */
export function matchPattern(
  pattern: string,
  path: string,
  isValid: (name: string, value: string) => boolean = isValidParameter,
): Record<string, string> | null {
  const [segments, parts] = [partsOf(pattern), partsOf(path)];
  return segments.length === parts.length ? readParameters(segments, parts, isValid) : null;
}

export function readParameters(
  segments: readonly string[],
  parts: readonly string[],
  isValid = isValidParameter,
): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name ? !isValid(name, part) : part !== segment) return null;
    if (name) params[name] = part;
  }
  return params;
}

export function partsOf(path: string): string[] {
  return path === '/' ? [] : path.split('/').slice(1);
}
