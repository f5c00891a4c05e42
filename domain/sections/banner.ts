import { choice, drawing, group, line, link, text } from './fields';
import { type KindContent, section } from './kind';

export const banner = section(
  'banner',
  {
    label: 'Banner',
    help: 'One full-width sentence and a link.',
    synonyms: 'call to action cta consultation button',
    ground: 'red',
  },
  {
    title: line('Title'),
    text: text('Text', { max: 300 }),
    link: group(
      'Link',
      {
        label: line('Label', { max: 40 }),
        about: line('Link topic, for screen readers', { max: 80 }),
        href: link('URL'),
      },
      { help: 'If empty, links to the free consultation.' },
    ).optional(),
    /** A drawing whose name starts with `banner-`. */
    art: group('Drawing', {
      src: drawing('Drawing', { example: 'art:banner-dial' }),
      keep: choice('Part visible on phones', {
        left: 'Left',
        bottom: 'Bottom',
        whole: 'All of it',
      }).optional(),
      fills: choice('Background of a drawing that fills the banner', {
        white: 'White',
        black: 'Black',
        red: 'Accent',
      }).optional(),
    }),
  },
);
export type BannerSection = KindContent<typeof banner>;
