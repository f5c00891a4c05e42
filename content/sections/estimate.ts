/** An opening statement, and under it how long things take. */
export type EstimateSection = {
  kind: 'estimate';
  title: string;
  lead: string;
  text: string;
  times: readonly { figure: string; unit: string; text: string }[];
};
