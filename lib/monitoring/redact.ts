import { removed, withoutSecretPaths } from './secret-paths.ts';

/** What must not leave the installation, and what stands in its place. */
const rules: readonly (readonly [RegExp, string])[] = [
  // The database's own words repeat the values of a query.
  [/\nparams: [\s\S]*$/, `\nparams: ${removed}`],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, `$1 ${removed}`],
  [
    /\b((?:access_?|refresh_?|id_?)?token|password|secret|authorization|cookie)(["']?\s*[=:]\s*)("[^"]*"|'[^']*'|[^\s,;&}]+)/gi,
    `$1$2${removed}`,
  ],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, removed],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, removed],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g, removed],
  [/(?<![\w:])(?=[0-9a-f:]*::|(?:[0-9a-f]+:){7})[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?![\w:])/gi, removed],
  [/((?:https?:\/\/|(?<![\w/<])\/)[^\s"'<>?#]*)[?#][^\s"'<>]*/g, '$1'],
];

/** Returns a text without passwords, tokens, secret addresses, addresses of people and machines, and the queries and fragments of URLs. */
export function redactText(text: string): string {
  return rules.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), withoutSecretPaths(text));
}

/** Returns a plain value with all its texts redacted. */
export function redact<Value>(value: Value): Value {
  if (typeof value === 'string') return redactText(value) as Value;
  if (Array.isArray(value)) return value.map(redact) as Value;
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, redact(part)])) as Value;
}
