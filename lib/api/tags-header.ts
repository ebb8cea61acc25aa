/** The response header by which the API tells its own site the cache tags of a response, separated by commas. */
export const tagsHeader = 'x-courtside-tags';

/** The most tags of one response: Next ignores what exceeds 128 of one call, and a header has to stay short. */
export const maxTags = 100;
