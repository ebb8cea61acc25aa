import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './json.ts';

const engineMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];
const siteMethods = ['GET', 'HEAD', 'OPTIONS'];
/** `*` is the server as a whole, of which only its methods can be asked (RFC 9110, section 9.3.7). */
const serverPath = '*';
/** Other programs tell what has changed. */
const revalidationMethods = ['POST', 'OPTIONS'];
const revalidationPath = '/revalidate';
/** What Next's overlay of errors calls in development; elsewhere nothing is there. */
const overlayPath = '/__nextjs_';

/** The methods of a path: pages are only read; which the engine has for a call is its own matter. */
function methodsOf(path: string, isEngine: boolean): readonly string[] {
  if (isEngine || path === serverPath) return engineMethods;
  if (path.startsWith(overlayPath)) return engineMethods;
  return path === revalidationPath ? revalidationMethods : siteMethods;
}

/**
 * Answers a request whose method no part may get to see: `OPTIONS` of the server or a page by the methods there are,
 * any other with 405. Returns false for all others.
 */
export function answerMethod(request: IncomingMessage, response: ServerResponse, path: string, isEngine: boolean) {
  const { method = 'GET' } = request;
  const allowed = methodsOf(path, isEngine);
  const isOptions = method === 'OPTIONS' && (path === serverPath || !isEngine);
  // The engine refuses other methods itself, since it knows which its call has; of these it can make no request.
  const isRefused = isEngine
    ? method === 'TRACE' || method === 'TRACK' || method === 'CONNECT'
    : path === serverPath || !allowed.includes(method);
  if (!isOptions && !isRefused) return false;
  response.setHeader('Allow', allowed.join(', '));
  if (isOptions) response.writeHead(204).end();
  else {
    const message = `${method} is not a method of this address; it has ${allowed.join(', ')}.`;
    sendJson(response, 405, { code: 'method-not-allowed', message });
  }
  return true;
}
