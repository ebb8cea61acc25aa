/** Folders whose entries import each other in one direction only. `''` is the project. */
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
