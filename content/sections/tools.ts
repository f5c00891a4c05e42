import type { SectionTitle } from './shared';

/** Tools by mark and name; `mark` is an address such as `marks-testing.svg#jira`. */
export type ToolsSection = SectionTitle & {
  kind: 'tools';
  items: readonly { name: string; mark: string }[];
};
