import { site } from '../../content/site';
import { screens } from '../../domain/paths';

const INK = '#161616';

/** How a phone shows the site on its home screen. The icons lie in `public/`. */
export const webManifest = () =>
  JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.line,
    id: screens.home.path,
    start_url: screens.home.path,
    display: 'browser',
    background_color: INK,
    theme_color: INK,
    icons: [192, 512].map(side => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
