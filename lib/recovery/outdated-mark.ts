/** Marks a page that is sent as it was before a change. Stands in `Server-Timing`, the one header that browsers show to scripts. */
export const outdatedMark = 'outdated';
