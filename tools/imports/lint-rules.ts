import { boundaries } from './boundaries.ts';
import type { Boundary } from './boundary.ts';

const relative = {
  group: ['../**', '..'],
  message: "Leave a folder by its name from the root: '#lib/…'. './' is for the same folder.",
};

/** Converts the boundaries to Biome overrides. A later override replaces an earlier one, so each contains all its rules. */
export function lintRules() {
  const inner = boundaries.map((boundary) => override(`${boundary.folder}/**`, patternsOf(boundary)));
  return {
    $schema: '../node_modules/@biomejs/biome/configuration_schema.json',
    overrides: [...inner, middleware, override('tests/**', [])],
  };
}

const middleware = override('middleware.ts', [
  {
    group: ['#*', '#*/**', '!#lib/i18n/**', '!#lib/routing/**'],
    message: 'The middleware only composes the pure functions of lib/i18n and lib/routing.',
  },
]);

function patternsOf({ folder, mayImport, forbiddenPackages = [], message }: Boundary) {
  const allowed = [`${folder}/**`, ...mayImport].map((path) =>
    path.startsWith('!') ? `#${path.slice(1)}` : `!#${path}`,
  );
  return [{ group: ['#*', '#*/**', ...allowed, ...forbiddenPackages], message }];
}

function override(includes: string, patterns: readonly { group: string[]; message: string }[]) {
  const options = { patterns: [relative, ...patterns] };
  return {
    includes: [includes],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  };
}
