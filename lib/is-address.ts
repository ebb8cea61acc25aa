/** Whether a text looks like an e-mail address, blanks around it aside. The server looks closer. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Whether a text looks like an address of the web. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+\.\S+$/.test(text);
