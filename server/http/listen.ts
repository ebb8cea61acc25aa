import type { Server, ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, Failure } from '#server/failure.ts';

export interface ListenOptions {
  port: number;
  host: string | undefined;
}

/** The only protocol that a connection may change to; an offer of another, such as `h2c`, is ignored (RFC 9110, section 7.8). */
const shouldUpgradeCallback: ServerOptions['shouldUpgradeCallback'] = ({ headers }) =>
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * How long a client may take, in milliseconds, before Node closes its connection: for the head of a request, and for
 * all of it, by which the slowest upload is done. Between requests a connection stays longer than proxies keep theirs
 * (60 seconds), or they would send the next one into a closed connection.
 */
export const serverOptions: ServerOptions = {
  shouldUpgradeCallback,
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 65_000,
};

/** A server that is being stopped frees its port within this time. */
const timeoutMs = 2000;

export interface Listening {
  /** For users, such as `http://localhost:3000`. */
  address: string;
  /** For requests of the process to itself: an IP address, so that no name is resolved. */
  loopback: string;
}

/**
 * Listens, and returns the addresses at which this machine reaches the server. Throws a `Failure` where it cannot
 * listen.
 */
export async function listen(server: Server, { port, host }: ListenOptions): Promise<Listening> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const error = await tryListen(server, port, host);
    if (!error) return listeningAt(server, host);
    if (errorCode(error) !== 'EADDRINUSE' || Date.now() > deadline) throw listenError(error, port, host);
    await wait(200);
  }
}

function tryListen(server: Server, port: number, host: string | undefined): Promise<Error | undefined> {
  return new Promise((resolve) => {
    const settle = (error?: Error) => {
      server.off('error', settle).off('listening', settle);
      resolve(error);
    };
    server.once('error', settle).once('listening', settle).listen(port, host);
  });
}

function listeningAt(server: Server, host: string | undefined): Listening {
  const { port } = server.address() as AddressInfo;
  if (!host || host === '0.0.0.0' || host === '::') {
    return { address: `http://localhost:${port}`, loopback: `http://127.0.0.1:${port}` };
  }
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return { address, loopback: address };
}

function listenError(error: Error, port: number, host: string | undefined): Error {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new Failure(
        `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1}`,
      );
    case 'EACCES':
      return new Failure(`Port ${port} may not be used by this user. Choose one above 1023: PORT=3000`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Failure(`HOST ${host} is not an address of this machine. Leave HOST unset to listen on all.`);
    default:
      return error;
  }
}
