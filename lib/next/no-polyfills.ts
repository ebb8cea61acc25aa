/** In the place of Next's polyfills: a browser that knows `Map.groupBy`, which the pages use, knows all of them. */
export {};
