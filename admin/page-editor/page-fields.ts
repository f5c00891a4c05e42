import type { Meta } from '../../domain/fields/meta';

/** What people are told of the fields of a page beside its sections. */
export const pageFields: Record<string, Meta> = {
  title: { label: 'Name', help: 'In lists, and the last step of the way back.', widget: 'line' },
  address: {
    label: 'Address',
    help: 'Up to three parts. The former address leads here once it is another.',
    widget: 'line',
  },
  meta_title: { label: 'Title in search results', help: 'Left empty: its name.', widget: 'line' },
  meta_description: {
    label: 'Description in search results',
    help: 'Two sentences that make somebody come.',
    widget: 'text',
  },
  image: { label: 'Picture where it is shared', help: 'Left empty: one is drawn.', widget: 'drawing' },
  above: { label: 'Way back', help: 'Steps between home and this page.', one: 'Step' },
  service: { label: 'What is sold here', help: 'For search engines; left out on pages that sell nothing.' },
  name: { label: 'Name of the service', widget: 'line' },
  type: { label: 'Sort of service', widget: 'line' },
  hero: { label: 'Top of the page' },
  sections: { label: 'Sections' },
};
