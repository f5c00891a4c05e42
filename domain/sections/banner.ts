import { choice, drawing, group, line, link, text } from './fields';
import { type ContentOf, section } from './kind';

/** A red call to the free consultation, or with `link` to another page. */
export const banner = section(
  'banner',
  {
    label: 'Banner',
    help: 'One sentence across the page and one link.',
    synonyms: 'call to action cta consultation button',
    ground: 'red',
  },
  {
    title: line('Title'),
    text: text('Text', { max: 300 }),
    /** `about` completes the label for screen readers. */
    link: group(
      'Link',
      {
        label: line('Label', { max: 40 }),
        about: line('Topic, for screen readers', { max: 80 }),
        href: link('URL'),
      },
      { help: 'If empty, the free consultation.' },
    ).optional(),
    /** A drawing of `art/banners.ts`, one per page; `keep` is the side that isn't cropped, or all. */
    art: group('Drawing', {
      src: drawing('Drawing', { example: 'art:banner-dial' }),
      keep: choice('Visible on phones', {
        left: 'The left',
        bottom: 'The bottom',
        whole: 'Everything',
      }).optional(),
    }),
  },
);
export type BannerSection = ContentOf<typeof banner>;
