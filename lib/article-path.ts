/** The path of an article without language; apart from `paths` for lists that the browser draws. */
export const articlePath = (news: string) => `/news/${news}`;
