/** A choice and what it means: `said` names it in a message, where its label alone would not. */
type Choice = { label: string; said?: string; verdict: string; text?: string };

/** Choices in a row, each with its verdict; the one chosen can be sent. */
export type ScaleClosing = {
  kind: 'licences' | 'stackAge';
  title: string;
  lead: string;
  /** Names the choices for those who do not see the ruler. */
  legend: string;
  choices: readonly Choice[];
  /** Which is chosen at first. */
  preset: number;
  /** Where the verdicts are from, and from when. */
  note?: string;
  /** Beside the choices: a ring for each, counted from the middle. */
  drawing?: 'rings';
  action: string;
  wish: string;
};

/** Squares of how often against how dear, from harmless to urgent; the one that hurts can be sent. */
export type RiskMapClosing = {
  kind: 'riskMap';
  title: string;
  lead: string;
  legend: string;
  /** From often to rarely, and from cheap to dear. */
  rows: readonly string[];
  columns: readonly string[];
  /** For each square in reading order: which verdict it has. */
  levels: readonly (1 | 2 | 3)[];
  preset: number;
  verdicts: readonly [Verdict, Verdict, Verdict];
  action: string;
  wish: string;
};
type Verdict = { verdict: string; text: string };
