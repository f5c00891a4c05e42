import type { SectionTitle } from './shared';

/** How long something takes: a tall figure, its unit, and a calendar of twenty working days. */
export type DurationsSection = SectionTitle & {
  kind: 'durations';
  items: readonly {
    title: string;
    /** `figure` is a number or a range; `dial` is the address of a drawing for where no number can be given. */
    length: { figure: string; unit: string } | { dial: string; unit: string };
    /** Address of the calendar. */
    calendar: string;
    team: string;
    text: string;
  }[];
};
