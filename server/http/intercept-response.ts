import type { ServerResponse } from 'node:http';

const methods = ['writeHead', 'write', 'end'] as const;
type Method = (typeof methods)[number];
type Call = (...args: unknown[]) => unknown;
/** Stands in for a method of a response; `proceed` is the method as it was before, with the arguments it is called with. */
export type Interceptor = (args: readonly unknown[], proceed: () => unknown) => unknown;

/** Puts interceptors before the methods by which a response is sent, until the returned function takes them away. */
export function interceptResponse(
  response: ServerResponse,
  interceptors: Partial<Record<Method, Interceptor>>,
): () => void {
  const target = response as unknown as Record<Method, Call>;
  const original: Partial<Record<Method, Call>> = {};
  for (const name of methods) {
    const intercept = interceptors[name];
    if (!intercept) continue;
    const method = target[name];
    original[name] = method;
    target[name] = (...args) => intercept(args, () => Reflect.apply(method, response, args));
  }
  return () => void Object.assign(response, original);
}
