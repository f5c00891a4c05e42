/** Chairs to fill, the resulting team, and the hours shared with our office; the team can be sent. */
export type TeamClosing = {
  kind: 'team';
  title: string;
  lead: string;
  /** `id` is the row's name in the URL; `seats` are taken initially. */
  roles: readonly { id: string; name: string; seats: number }[];
  /** The first one is selected initially. */
  offices: readonly { id: string; name: string; timeZone: string }[];
  labels: { none: string; office: string; seats: string; hours: string; shared: string; days: string };
  action: string;
  promise: string;
};
