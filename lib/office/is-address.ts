/** Whether a text looks like an e-mail address; none is one too. The server looks closer. */
export const isEmail = (text: string | null): boolean => text === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Whether a text looks like an address of the web. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+\.\S+$/.test(text);
