/** A list of four whose chosen item shows its text beside it; a bar fills as far as the choice. */
export type ChoicesSection = {
  kind: 'choices';
  title: string;
  /** Names the list for screen readers. */
  label: string;
  items: readonly {
    title: string;
    lead: string;
    facts: readonly { name: string; text: string }[];
  }[];
};
