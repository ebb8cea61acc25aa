import { legacyRows } from './legacy.ts';
import { isMembersOnly, memberPaths } from './members-only.ts';

type Rule = { auth: true } | { redirect: string };

const isPlain = (path: string) => !/[{*]/.test(path);

const redirects = legacyRows.filter(({ from, to }) => from !== to && isPlain(to));

/** Redirects and sign-in rules in the build metadata: by full path, and by prefix. */
export const routeRules: { static: Record<string, Rule>; wildcard: Record<string, Rule>; dynamic: object } = {
  static: Object.fromEntries<Rule>([
    ...memberPaths.map((path): [string, Rule] => [path, { auth: true }]),
    ...redirects
      .filter(({ from }) => isPlain(from) && !isMembersOnly(from))
      .map(({ from, to }): [string, Rule] => [from, { redirect: to }]),
  ]),
  wildcard: Object.fromEntries<Rule>(
    redirects.filter(({ from }) => from.endsWith('*')).map(({ from, to }) => [from.slice(0, -1), { redirect: to }]),
  ),
  dynamic: {},
};
