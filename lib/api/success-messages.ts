type MessageListener = (message: string) => void;

const listeners = new Set<MessageListener>();

/** Hears the message of every successful call that carries one; apart from the client, which only pages that call load. Returns how to stop. */
export function onSuccessMessage(listener: MessageListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells everyone who listens what a call has said about its success. */
export function publishSuccessMessage(message: string): void {
  for (const listener of listeners) listener(message);
}
