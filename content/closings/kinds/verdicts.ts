/** A choice and its meaning. `said` describes it in a message if its label doesn't. */
type Choice = { label: string; said?: string; verdict: string; text?: string };

/** Choices in a row, each with a verdict; the selected one can be sent. */
export type ScaleClosing = {
  kind: 'licences' | 'stackAge';
  title: string;
  lead: string;
  /** Accessible name of the choices. */
  legend: string;
  choices: readonly Choice[];
  /** Index of the initial choice. */
  preset: number;
  /** Source and date of the verdicts. */
  note?: string;
  /** Drawing beside the choices, with a ring for each, from the centre. */
  drawing?: 'rings';
  action: string;
  wish: string;
};

/** A matrix of frequency and cost, from harmless to urgent; the selected square can be sent. */
export type RiskMapClosing = {
  kind: 'riskMap';
  title: string;
  lead: string;
  legend: string;
  /** Labels from frequent to rare, and from cheap to expensive. */
  rows: readonly string[];
  columns: readonly string[];
  /** Verdict of each square, in reading order. */
  levels: readonly (1 | 2 | 3)[];
  preset: number;
  verdicts: readonly [Verdict, Verdict, Verdict];
  action: string;
  wish: string;
};
type Verdict = { verdict: string; text: string };
