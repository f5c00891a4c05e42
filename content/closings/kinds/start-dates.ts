/** A start chosen on a ruler of weeks, and the dates that follow from it; the start can be reserved. */
export type StartDatesClosing = {
  kind: 'startDates';
  title: string;
  note: string;
  /** Accessible name of the slider. */
  label: string;
  /** Milestones by weeks after the start, in order; the bar ends at the last one. */
  milestones: readonly { week: number; name: string; text: string; says: string }[];
  action: string;
  promise: string;
};
