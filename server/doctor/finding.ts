/** What a check has found: a warning is worth a look, a fault keeps something from working. */
export type Finding = {
  level: 'ok' | 'warning' | 'fault';
  /** What was looked at, such as `host league.example`. */
  part: string;
  text: string;
  cure?: string;
};

export const ok = (part: string, text: string): Finding => ({ level: 'ok', part, text });
export const warning = (part: string, text: string, cure: string): Finding => ({ level: 'warning', part, text, cure });
export const fault = (part: string, text: string, cure: string): Finding => ({ level: 'fault', part, text, cure });

/** Formats a finding as one line, with the cure on a second one. */
export const findingLines = ({ level, part, text, cure }: Finding): string[] => [
  `${level.padEnd(8)} ${part}: ${text}`,
  ...(cure ? [`         → ${cure}`] : []),
];
