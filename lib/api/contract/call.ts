import type { z } from 'zod';

/**
 * A read call of the API. Server route and client request both derive from it, so that they cannot diverge. `path` is
 * relative to `/api`, with parameters in braces.
 */
export type Call<
  Path extends string = string,
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodType = z.ZodType,
> = {
  path: Path;
  summary: string;
  params: Params;
  query: Query;
  answer: Answer;
};

export function defineCall<
  Path extends string,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Answer extends z.ZodType,
>(call: Call<Path, Params, Query, Answer>): Call<Path, Params, Query, Answer> {
  return call;
}

export type ParamsOf<C extends Call> = z.input<C['params']>;
export type QueryOf<C extends Call> = z.input<C['query']>;
export type AnswerOf<C extends Call> = z.output<C['answer']>;
