/** In the place of Next's `process` for browsers, made for Node's modules: libraries only look whether they are in Node. */
export const env = {};
