/** What a folder may import. Any other import from the project is a lint error with `message`, which names the cure. */
export type Boundary = {
  folder: string;
  /** Folders (`lib/api/**`) and files of the project; the folder itself is always allowed. */
  mayImport: readonly string[];
  /** Forbidden packages, as glob patterns. */
  forbiddenPackages?: readonly string[];
  message: string;
};

/** Packages that draw the site. */
export const site = ['react', 'react/**', 'react-dom', 'react-dom/**', 'next', 'next/**', 'next-intl', 'next-intl/**'];
/** Packages that reach the database. */
export const database = ['drizzle-orm', 'drizzle-orm/**', 'pg'];
