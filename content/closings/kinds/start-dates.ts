/** A start to choose on a ruler of weeks, and the days that follow from it; the start can be held. */
export type StartDatesClosing = {
  kind: 'startDates';
  title: string;
  note: string;
  /** Names the slider for those who do not see the ruler. */
  label: string;
  /** What happens so many weeks after the start, in order; the last is where the bar ends. */
  milestones: readonly { week: number; name: string; text: string; says: string }[];
  action: string;
  promise: string;
};
