/** Which build of the site this is: written into the code when it is built, so browser and server agree. */
export const build = {
  id: process.env.NEXT_PUBLIC_BUILD_ID ?? '',
  timestamp: Date.parse(process.env.NEXT_PUBLIC_BUILT_AT ?? ''),
};
