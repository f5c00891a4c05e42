/** Chairs to fill, what that comes to, and the hours an office shares with ours; the team can be sent. */
export type TeamClosing = {
  kind: 'team';
  title: string;
  lead: string;
  /** `id` names the row in the address, `seats` are taken at first. */
  roles: readonly { id: string; name: string; seats: number }[];
  /** The first is chosen at first. */
  offices: readonly { id: string; name: string; timeZone: string }[];
  labels: { none: string; office: string; seats: string; hours: string; shared: string; days: string };
  action: string;
  promise: string;
};
