import { type Boundary, site } from './boundary.ts';
import { serverBoundaries } from './server-boundaries.ts';

/** The folders of the project from the top down; nothing imports upwards. */
export const boundaries: readonly Boundary[] = [
  {
    folder: 'app',
    mayImport: ['components/**', 'lib/**', 'stores/**', 'messages/**'],
    message: 'The site knows the engine through lib/api only: add a call to the contract and a reader for it.',
  },
  {
    folder: 'components',
    mayImport: ['lib/**', 'stores/**', 'messages/**'],
    message: 'Components read through lib/api and know neither pages nor the engine: move the shared part to lib/.',
  },
  {
    folder: 'components/layout',
    mayImport: ['components/entity/**', 'components/ui/**', 'lib/**', 'stores/**', 'messages/**'],
    message: 'The layout surrounds every noun and knows none: take what it needs as children.',
  },
  {
    folder: 'components/entity',
    mayImport: ['components/ui/**', 'lib/**', 'stores/**', 'messages/**'],
    message: 'Entity components are shared by all nouns and know none: they build on components/ui only.',
  },
  {
    folder: 'components/ui',
    mayImport: ['lib/**', '!lib/basketball/**', '!lib/api/**', 'messages/**'],
    message: 'Primitives know no basketball: pass plain values and children, or move this to components/entity.',
  },
  {
    folder: 'stores',
    mayImport: ['lib/**'],
    message: 'Stores hold state and intents: components read them, never the other way round.',
  },
  {
    folder: 'lib',
    mayImport: ['messages/**'],
    message: 'lib lies below site and engine: pass in what it needs.',
  },
  {
    folder: 'lib/basketball',
    mayImport: [],
    forbiddenPackages: ['node:*', 'node:*/**', ...site],
    message: 'The rules are pure: no I/O, no clock, no framework. Pass in what they need.',
  },
  {
    folder: 'lib/api/contract',
    mayImport: ['lib/basketball/**'],
    forbiddenPackages: ['node:*', ...site],
    message: 'The contract is for any client: it may use zod, the rules of basketball and its siblings only.',
  },
  ...serverBoundaries,
];
