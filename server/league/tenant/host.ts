import { z } from 'zod';

/** A host of a site, lower-case, without scheme, port and path. */
export const host = z
  .string()
  .toLowerCase()
  .regex(/^(?!-)[a-z0-9.-]+(?<!-)$/, 'a host has no scheme, port or path, such as league.example.org');
