/** A folder whose entries import each other in one direction only. */
export type LayeredFolder = {
  /** Ends with a slash; `''` is the project. */
  folder: string;
  /** Subfolders deeper inside that count as entries of their own, since other entries lie between them and their parent. */
  apart?: readonly string[];
};

export const layeredFolders: readonly LayeredFolder[] = [
  { folder: '', apart: ['lib/api/contract', 'lib/basketball', 'server/cli'] },
  { folder: 'components/' },
  { folder: 'components/desk/' },
  { folder: 'components/screens/' },
  { folder: 'components/screens/graphics/' },
  { folder: 'lib/', apart: ['lib/api/contract'] },
  { folder: 'lib/desk/' },
  { folder: 'server/' },
  { folder: 'server/feeds/' },
  { folder: 'server/realtime/' },
];
