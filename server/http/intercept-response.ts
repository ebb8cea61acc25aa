import type { ServerResponse } from 'node:http';

const methods = ['writeHead', 'write', 'end'] as const;
type Method = (typeof methods)[number];
type Call = (...args: unknown[]) => unknown;
/** Replaces a method of a response; `proceed` calls the original with the same arguments. */
export type Interceptor = (args: readonly unknown[], proceed: () => unknown) => unknown;

/** Intercepts the methods that send a response, until the returned function is called. */
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
