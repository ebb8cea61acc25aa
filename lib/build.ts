/** The build of the site, inlined when it is built, so that browser and server agree. */
export const build = {
  id: process.env.NEXT_PUBLIC_BUILD_ID ?? '',
  timestamp: Date.parse(process.env.NEXT_PUBLIC_BUILT_AT ?? ''),
};
