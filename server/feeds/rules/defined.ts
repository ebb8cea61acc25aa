/** A profile that a file defines, or what makes it impossible: each with its path in that part of the file. */
export type Defined<Profile> = { profile: Profile } | { faults: { path: (string | number)[]; message: string }[] };
