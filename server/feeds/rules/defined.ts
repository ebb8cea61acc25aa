/** A profile that a file defines, or its faults, each with the path in that part of the file. */
export type Defined<Profile> = { profile: Profile } | { faults: { path: (string | number)[]; message: string }[] };
