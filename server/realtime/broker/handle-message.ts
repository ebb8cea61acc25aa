import { isSigned } from '#server/realtime/signature.ts';
import { type ClientMessage, clientMessage, userData } from './client-message.ts';
import { closeReasons } from './close-reason.ts';
import type { Connection } from './connection.ts';
import { errorFrame, internalFrame, pongFrame } from './frames.ts';
import type { Hub } from './hub.ts';
import { subscribe, unsubscribe } from './subscribe.ts';

/** Handles a message of a client. An invalid message gets an error and changes nothing. */
export function handleMessage(hub: Hub, connection: Connection, text: string): void {
  const message = parseMessage(text);
  switch (message?.event) {
    case undefined:
      connection.send(errorFrame(null, 'The message is not valid.'));
      break;
    case 'pusher:ping':
      connection.send(pongFrame);
      break;
    case 'pusher:pong':
      break;
    case 'pusher:subscribe':
      subscribe(hub, connection, message.data);
      break;
    case 'pusher:unsubscribe':
      unsubscribe(hub, connection, message.data.channel);
      break;
    case 'pusher:signin':
      signIn(hub, connection, message.data);
      break;
    default:
      connection.send(errorFrame(null, 'Client events are not supported.'));
  }
}

function parseMessage(text: string): ClientMessage | null {
  try {
    return clientMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function signIn({ app }: Hub, connection: Connection, { auth, user_data }: { auth: string; user_data: string }): void {
  const user = isSigned(app, auth, `${connection.id}::user::${user_data}`) ? parseUser(user_data) : null;
  if (user) {
    connection.userId = user.id;
    connection.send(internalFrame('pusher:signin_success', { user_data }));
  } else {
    connection.close(closeReasons.unauthorized);
  }
}

function parseUser(text: string) {
  try {
    return userData.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
