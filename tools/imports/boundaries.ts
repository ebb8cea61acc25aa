/** What a folder may import. Any other import from the project is a lint error with `message`, which names the cure. */
export type Boundary = {
  folder: string;
  /** Folders (`lib/api/**`) and files of the project; the folder itself is always allowed. */
  mayImport: readonly string[];
  /** Forbidden packages, as glob patterns. */
  forbiddenPackages?: readonly string[];
  message: string;
};

const site = ['react', 'react/**', 'react-dom', 'react-dom/**', 'next', 'next/**', 'next-intl', 'next-intl/**'];
const database = ['drizzle-orm', 'drizzle-orm/**', 'pg'];
const base = [
  'server/errors.ts',
  'server/bounded-answer.ts',
  'server/token-buckets.ts',
  'server/read-body.ts',
  'server/failure.ts',
  'server/log.ts',
  'server/env.ts',
  'server/time-zone.ts',
  'server/hash-files.ts',
];
const pure = ['lib/basketball/**', 'lib/api/contract/**', 'lib/i18n/**'];

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
  {
    folder: 'server',
    mayImport: ['server/**', 'lib/**', 'messages/**', 'server.ts'],
    forbiddenPackages: site,
    message: 'The engine runs without React and Next: return data, and let the site show it.',
  },
  {
    folder: 'server/cli',
    mayImport: ['server/**', '!server/db/schema/**', 'lib/**', 'server.ts'],
    forbiddenPackages: [...site, 'drizzle-orm', 'drizzle-orm/**'],
    message: 'Commands know no tables: put the query into a verb of server/league and call that.',
  },
  {
    folder: 'server/csv',
    mayImport: base,
    forbiddenPackages: [...site, ...database],
    message: 'server/csv writes rows and knows no data: pass in columns and rows.',
  },
  {
    folder: 'server/web',
    mayImport: [
      ...base,
      'server/page-cache/**',
      'server/render/**',
      'server/cache/**',
      'server/changes/**',
      'server/read-body.ts',
      'server/http/**',
      'lib/**',
    ],
    message: 'server/web carries Next and knows neither pages nor verbs: pass in what it needs from server.ts.',
  },
  {
    folder: 'server/render/next',
    mayImport: [...base, 'server/http/**', 'lib/**'],
    message: 'server/render/next runs Next in whichever process renders: pass in what it needs.',
  },
  {
    folder: 'server/api',
    mayImport: [
      ...base,
      'server/league/**',
      'server/auth/**',
      'server/changes/**',
      'server/cache/**',
      'server/mail/**',
      'server/pdf/**',
      'server/share/**',
      'server/realtime/**',
      'server/db/connect.ts',
      'server/db/replica.ts',
      'server/db/tenant-scope.ts',
      'server/page-cache/keep-answers.ts',
      'server/monitoring/**',
      'lib/**',
    ],
    forbiddenPackages: [...site, ...database],
    message: 'HTTP knows no tables: put the query into a verb of server/league and call that.',
  },
  {
    folder: 'server/page-cache',
    mayImport: [
      ...base,
      'server/changes/**',
      'server/cache/**',
      'server/http/**',
      'lib/api/entity-calls.ts',
      'lib/api/tags-header.ts',
      'lib/own-call.ts',
      'lib/i18n/**',
      'lib/routing/**',
      'lib/recovery/is-bot.ts',
      'server/render/messages.ts',
      'server/render/render-queue.ts',
      'server/render/renderer.ts',
    ],
    forbiddenPackages: [...site, ...database],
    message: 'The page cache stores bytes and knows neither Next nor verbs: pass in a function from server.ts.',
  },
  {
    folder: 'server/feeds',
    mayImport: [...base, 'server/league/**', 'server/db/**', 'server/csv/**', ...pure, 'lib/routing/**'],
    forbiddenPackages: [...site, 'hono', 'hono/**', 'commander'],
    message: 'Importers read files and call verbs: return a report, and let server/cli or server/api present it.',
  },
  {
    folder: 'server/auth',
    mayImport: [
      ...base,
      'server/league/**',
      'server/realtime/socket-credentials.ts',
      'server/mail/send-mail.ts',
      'server/db/**',
      'lib/routing/**',
      ...pure,
    ],
    forbiddenPackages: [...site, 'hono', 'hono/**'],
    message:
      'Authentication knows no HTTP: take the token as a string, throw a LeagueError, and let server/api answer.',
  },
  {
    folder: 'server/demo',
    mayImport: [...base, 'server/league/**', 'server/changes/**', 'server/db/**', 'lib/**'],
    forbiddenPackages: [...site, 'hono', 'hono/**'],
    message: 'The demo is a client of the verbs: call them as the importers do.',
  },
  {
    folder: 'server/league',
    mayImport: [
      ...base,
      'server/changes/**',
      'server/realtime/publish.ts',
      'server/db/**',
      'server/csv/**',
      'lib/**',
      'messages/**',
    ],
    forbiddenPackages: [...site, 'hono', 'hono/**'],
    message:
      'Verbs know no HTTP, no files and no channels: return values, throw a LeagueError, and let the caller present them.',
  },
  {
    folder: 'server/realtime',
    mayImport: [...base, 'server/http/**', 'server/db/**', 'lib/api/contract/**'],
    forbiddenPackages: site,
    message: 'Live channels carry messages and know no verbs: let the verb publish.',
  },
  {
    folder: 'server/changes',
    mayImport: [...base, 'server/db/**'],
    forbiddenPackages: site,
    message: 'Announcements name tags only: pass the tags in from the verb.',
  },
  {
    folder: 'server/mail',
    mayImport: [...base, 'lib/i18n/**', 'messages/**'],
    forbiddenPackages: [...site, ...database],
    message: 'server/mail writes and sends mails and knows no accounts: pass in address, name and link.',
  },
  {
    folder: 'server/monitoring',
    mayImport: [
      ...base,
      'server/http/**',
      'server/metrics/**',
      'lib/monitoring/**',
      'lib/api/contract/**',
      'lib/routing/host.ts',
    ],
    forbiddenPackages: [...site, ...database],
    message: 'Monitoring sees errors and requests and knows no verbs: pass in what is to be reported.',
  },
  {
    folder: 'server/metrics',
    mayImport: [...base, 'server/http/**', 'lib/same-secret.ts'],
    forbiddenPackages: [...site, 'drizzle-orm', 'drizzle-orm/**'],
    message: 'Metrics are read from what others count: pass in functions that tell the numbers.',
  },
  {
    folder: 'server/pdf',
    mayImport: ['server/fonts/**', 'lib/**', 'messages/**'],
    forbiddenPackages: [...site, ...database],
    message: 'A PDF is drawn from answers of the contract: pass in what it shows.',
  },
  {
    folder: 'server/share',
    mayImport: ['server/fonts/**', 'lib/**'],
    forbiddenPackages: [...site, ...database],
    message: 'A share picture is drawn from answers of the contract: pass in what it shows.',
  },
  {
    folder: 'server/fonts',
    mayImport: [],
    forbiddenPackages: [...site, ...database],
    message: 'Fonts know nothing of what is written with them.',
  },
  {
    folder: 'server/cache',
    mayImport: base,
    forbiddenPackages: [...site, ...database],
    message: 'Caches hold values and know nothing of them: pass in how a value is made.',
  },
  {
    folder: 'server/http',
    mayImport: [...base, 'lib/network-of.ts', 'lib/same-secret.ts', 'lib/routing/host.ts'],
    forbiddenPackages: [...site, 'drizzle-orm', 'drizzle-orm/**'],
    message: 'server/http carries requests and knows no routes: take handlers as parameters.',
  },
  {
    folder: 'server/db',
    mayImport: [...base, ...pure],
    forbiddenPackages: [...site, 'hono', 'hono/**'],
    message: 'The database knows no verbs: pass in what it needs, or let the caller compose both.',
  },
];
