type MessageListener = (message: string) => void;

const listeners = new Set<MessageListener>();

/**
 * Subscribes to the success messages of API calls; returns the unsubscribe function. Separate from the client, which
 * only pages that call the API load.
 */
export function onSuccessMessage(listener: MessageListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Sends a success message to all listeners. */
export function publishSuccessMessage(message: string): void {
  for (const listener of listeners) listener(message);
}
