/** Folders whose entries must not import each other in a cycle. `''` is the project root. */
export const layeredFolders = [
  '',
  'components/',
  'components/desk/',
  'components/screens/',
  'components/screens/graphics/',
  'lib/',
  'lib/desk/',
  'server/',
  'server/feeds/',
  'server/realtime/',
] as const;
