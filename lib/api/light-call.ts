import type { AnswerOf, Call } from './contract/call.ts';
import type { Command, ResultOf } from './contract/command.ts';
import { type Check, hasOutline, outlineParser } from './outline.ts';

/** A call of the contract without its schemas: the compiler checks its path, the browser the outline of its answer. */
export type LightCall<C extends Call> = Pick<C, 'path'> & { answer: { parse(answer: unknown): AnswerOf<C> } };

/** Returns a light form of a call: `lightCall<typeof getTimer>('/v2/website/timer', hasOutline({ … }))`. */
export function lightCall<C extends Call>(path: C['path'], answer: Check): LightCall<C> {
  return { path, answer: outlineParser(`the answer of ${path}`, answer) };
}

/** A command of the contract without its schemas. */
export type LightCommand<C extends Command> = Pick<C, 'method' | 'path'> & {
  answer: { parse(answer: unknown): ResultOf<C> };
};

/** Returns a light form of a command, with the outline of its answer if anybody reads that. */
export function lightCommand<C extends Command>(
  method: C['method'],
  path: C['path'],
  answer: Check = hasOutline({}),
): LightCommand<C> {
  return { method, path, answer: outlineParser(`the answer of ${path}`, answer) };
}
