import type { z } from 'zod';

/**
 * A call that changes something: a POST with a JSON body. Like `Call`, it makes both the server's route and the client's
 * request. Answers are never kept by anybody.
 */
export type WriteCall<
  Path extends string = string,
  Params extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  path: Path;
  summary: string;
  params: Params;
  body: Body;
  answer: Answer;
};

export function defineWrite<
  Path extends string,
  Params extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(call: WriteCall<Path, Params, Body, Answer>): WriteCall<Path, Params, Body, Answer> {
  return call;
}
