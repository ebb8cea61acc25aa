/** All that Next's router takes of `next/dist/lib/constants`, the whole of which is 1.7 kB of every page. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
