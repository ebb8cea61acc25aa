import type { z } from 'zod';

/**
 * A write call of the API; server route and client request derive from it as from a `Call`. `path` is relative to
 * `/api`, with parameters in braces; `body` is JSON.
 */
export type Command<
  Params extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  params: Params;
  body: Body;
  answer: Answer;
};

export function defineCommand<Params extends z.ZodObject, Body extends z.ZodType, Answer extends z.ZodType>(
  command: Command<Params, Body, Answer>,
): Command<Params, Body, Answer> {
  return command;
}

export type BodyOf<C extends Command> = z.input<C['body']>;
export type ResultOf<C extends Command> = z.output<C['answer']>;
